import { countWords } from '../count-words.ts';
import type { Block } from './block.ts';
import * as say from './speech.ts';

/** A text without Markdown's marks for emphasis and links. */
export const withoutMarks = (text: string): string =>
  text
    .replaceAll(/(\*\*|__)(?=\S)((?:(?!\1).)*\S)\1/gsu, '$2')
    .replaceAll(/!?\[([^\]]{1,200})\]\([^()\s]*\)/gu, '$1')
    .trim();

export const withoutQuotes = (text: string): string =>
  text.replace(/^[*_]*["“«]([^"“”«»]*)["”»](\.?)[*_,;]*$/u, '$1$2').trim();

const named =
  /^(?<marked>`[^`]+`|[^:=\n]{1,60}?)(?<sign>\s*:|\s*=>?|\s+[–—→-](?=\s))(?<after>\*\*|__)?(?:\s+|(?=["“«]))(?<content>\S.*)$/su;

const counted = new RegExp(`^${say.counted}$`, 'iu');

/** The blocks of a line with a name or a label, such as `hold.wav = "Please hold."`; none of any other. */
function blocksOfNamed(text: string): readonly Block[] {
  const { marked = '', sign = '', after = '', content = '' } = named.exec(text)?.groups ?? {};
  const name = withoutMarks(marked + after).replace(/^["'`[(](.*)["'`\])],?$/u, '$1');
  const isShort = countWords(name) <= 6 && !/[.!?]\s|\([^)]*$/u.test(marked);
  const bare = withoutQuotes(content);
  const isSentence = !/^\p{Ll}/u.test(content) && (say.speaks(content) || say.endsSentence(content));
  const isSigned = sign.endsWith(':') || /^["“«]/u.test(content) || isSentence;
  const canName = isShort && isSigned && say.callsIn(name) === 0;
  if (!/\p{L}/u.test(name) || !(say.isIdentifier(name) || /^[`'"]/u.test(marked) || canName)) return [];
  const isTitle = say.isHeadingLike(content);
  if (isTitle && say.isNameLabel(name) && !say.isTextLabel(name)) return [{ kind: 'heading', text: content }];
  const isPhrase = /^\p{Ll}/u.test(content) && countWords(content) > 4 && !say.endsSentence(content);
  const isHeading = (isTitle && counted.test(name)) || (isPhrase && say.isTextLabel(name));
  if (isHeading) return [{ kind: 'heading', text: withoutMarks(text) }];
  const label: Block = { kind: 'note', text: `${name}:` };
  if (say.isTextLabel(name)) return [label, { kind: 'labelled', text: bare, name }];
  if (say.isNote(name)) return [{ kind: 'note', text }];
  return [{ kind: 'named', text, name, content: bare, isQuoted: bare !== content }];
}

/** The blocks of lines without quotations. */
function blocksOfLines(text: string): readonly Block[] {
  const blocks: Block[] = [];
  const lines = text.split('\n').flatMap((line) => (/[\p{L}\p{N}]/u.test(line) ? line.trim() : []));
  // Sentences below each other are texts of their own.
  const areApart = lines.every((line) => say.endsSentence(line) && countWords(line) > 6);
  lines.forEach((line, index) => {
    const last = blocks.at(-1);
    const isEnded = say.endsSentence(lines[index - 1] ?? '');
    const isOpen = last?.kind === 'paragraph' || (['labelled', 'named'].includes(last?.kind ?? '') && !isEnded);
    const isHeading =
      (!isOpen || isEnded) && !/^\p{Ll}/u.test(lines[index + 1] ?? '') && say.isHeadingLike(withoutMarks(line));
    const isApart = isEnded && (areApart || countWords(line) > 25);
    const own = blocksOfNamed(line);
    const more = `\n${line}`;
    if (countWords(line) > 1 && !say.speaks(line) && say.isNote(line)) blocks.push({ kind: 'note', text: line });
    else if (own.length > 0) blocks.push(...own);
    else if (isHeading) blocks.push({ kind: 'heading', text: withoutMarks(line) });
    else if (last && isOpen && !isApart)
      blocks.splice(-1, 1, { ...last, text: last.text + more, content: (last.content ?? last.text) + more });
    else blocks.push({ kind: 'paragraph', text: line });
  });
  return blocks;
}

/** The blocks of code or a quotation: a script, unless it has a label such as `VO:` in it, or hardly reads like one. */
export function blocksOfQuotation(text: string, inDoubt: 'quoted' | 'paragraph' | 'note'): readonly Block[] {
  const blocks = blocksOfLines(text);
  if (blocks.some(({ kind }) => kind === 'labelled')) return blocks;
  const isSpoken = say.endsSentence(text) || say.callsIn(text) > 0;
  return [{ kind: isSpoken ? 'quoted' : inDoubt, text: withoutQuotes(withoutMarks(text)) }];
}

const quotes = /“[^“”]*”|"[^"]*"|«[^«»]*»|„[^„“”]*[“”]/gu;

/** The blocks of a paragraph: the scripts that it quotes, and its other lines. */
export function blocksOfParagraph(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let at = 0;
  for (const { 0: quote, index } of text.matchAll(quotes)) {
    const inner = quote.replaceAll(/^.|[”"»“’]$/gu, '').trim();
    const end = index + quote.length;
    if (!say.endsSentence(inner + text.charAt(end)) && say.callsIn(inner) === 0) continue;
    const after = text.slice(end, end + 8);
    const isAlone = /^\n?$/u.test(text.charAt(index - 1)) && /^[.,;]?(?:\n|$)/u.test(after);
    const line = text.slice(text.lastIndexOf('\n', index) + 1, end);
    const isNamed = /^[*_.,;]*\s*(?:\n|$)/u.test(after) && blocksOfNamed(line).some((one) => one.isQuoted);
    if (isNamed || (countWords(inner) < 5 && !isAlone)) continue;
    blocks.push(...blocksOfLines(text.slice(at, index)), ...blocksOfQuotation(inner, 'quoted'));
    at = end;
  }
  return [...blocks, ...blocksOfLines(text.slice(at))];
}
