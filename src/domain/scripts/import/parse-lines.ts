import { countWords } from '../count-words.ts';
import type { Block } from './block.ts';
import * as say from './speech.ts';

/** A text without Markdown's marks for emphasis and links. */
export const withoutMarks = (text: string): string =>
  text
    .replaceAll(/(\*\*|__)(?=\S)((?:(?!\1).)*\S)\1/gsu, '$2')
    .replaceAll(/!?\[([^\]]{1,200})\]\([^()\s]*\)/gu, '$1')
    .trim();

const withoutQuotes = (text: string): string => text.replace(/^["“«]([^"“”«»]*)["”»][,;]?$/u, '$1').trim();

const named =
  /^(?<marked>`[^`]+`|[^:=\n]{1,60}?)(?<sign>\s*:|\s*=>?|\s+[–—-](?=\s))(?<after>\*\*|__)?(?:\s+|(?=["“«]))(?<content>\S.*)$/su;
const mostNameWords = 6;

const counted = new RegExp(`^${say.counted}$`, 'iu');

/**
 * The blocks of a line with a name or a label, none of any other: `menu-exit: Goodbye.`, `hold.wav = "Please hold."` or
 * `**Duration**: 15 seconds`.
 */
function blocksOfNamed(text: string): readonly Block[] {
  const { marked = '', sign = '', after = '', content = '' } = named.exec(text)?.groups ?? {};
  const name = withoutMarks(marked + after).replace(/^["'`[(](.*)["'`\])]$/u, '$1');
  const isShort = countWords(name) <= mostNameWords && !/[.!?]\s|\([^)]*$/u.test(marked);
  const isSigned = sign.endsWith(':') || /^["“«]/u.test(content) || say.speaks(content);
  const canName = isShort && isSigned && /^[\p{Lu}\d]/u.test(name) && say.callsIn(name) === 0;
  if (!/\p{L}/u.test(name) || !(say.isIdentifier(name) || marked.startsWith('`') || canName)) return [];
  if (say.isNameLabel(name) && !say.isTextLabel(name) && say.isHeadingLike(content))
    return [{ kind: 'heading', text: content }];
  if (counted.test(name) && say.isHeadingLike(content)) return [{ kind: 'heading', text: withoutMarks(text) }];
  const label: Block = { kind: 'note', text: `${name}:` };
  if (say.isTextLabel(name)) return [label, { kind: 'labelled', text: withoutQuotes(content), name }];
  return [say.isNote(name) ? { kind: 'note', text } : { kind: 'named', text, name, content: withoutQuotes(content) }];
}

/** The blocks of lines without quotations. */
function blocksOfLines(text: string): readonly Block[] {
  const blocks: Block[] = [];
  const all = text.split('\n').map((line) => line.trim());
  const lines = all.filter((line) => /[\p{L}\p{N}]/u.test(line));
  lines.forEach((line, index) => {
    const last = blocks.at(-1);
    const isEnded = say.endsSentence(lines[index - 1] ?? '');
    const isOpen = last?.kind === 'paragraph' || (['labelled', 'named'].includes(last?.kind ?? '') && !isEnded);
    const isHeading = (!isOpen || isEnded) && !/^\p{Ll}/u.test(lines[index + 1] ?? '') && say.isHeadingLike(line);
    const own = blocksOfNamed(line);
    const more = `\n${line}`;
    if (say.isEnd(line)) blocks.push({ kind: 'note', text: line });
    else if (own.length > 0) blocks.push(...own);
    else if (isHeading) blocks.push({ kind: 'heading', text: withoutMarks(line) });
    else if (last && isOpen)
      blocks.splice(-1, 1, { ...last, text: last.text + more, content: (last.content ?? last.text) + more });
    else blocks.push({ kind: 'paragraph', text: line });
  });
  return blocks;
}

/** The blocks of code or a quotation: a script, unless it has a label such as `VO:` in it. */
export function blocksOfQuotation(text: string): readonly Block[] {
  const blocks = blocksOfLines(text);
  if (blocks.some(({ kind }) => kind === 'labelled')) return blocks;
  return [{ kind: 'quoted', text: withoutQuotes(withoutMarks(text)) }];
}

const quotes = /“[^“”]*”|"[^"]*"|«[^«»]*»|„[^„“”]*[“”]|(?<![\p{L}\p{N}])‘[^‘]{25,}?’(?!\p{L})/gu;
const fewestQuotedWords = 5;

/** The blocks of a paragraph: the scripts that it quotes, and its other lines. */
export function blocksOfParagraph(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let at = 0;
  for (const { 0: quote, index } of text.matchAll(quotes)) {
    const inner = quote.slice(1, -1).trim();
    const end = index + quote.length;
    const isSentence = say.endsSentence(inner + text.charAt(end)) || say.callsIn(inner) > 0;
    const isAlone = [index - 1, end].every((side) => /^\n?$/u.test(text.charAt(side)));
    if (!isSentence || (countWords(inner) < fewestQuotedWords && !isAlone)) continue;
    blocks.push(...blocksOfLines(text.slice(at, index)), ...blocksOfQuotation(inner));
    at = end;
  }
  return [...blocks, ...blocksOfLines(text.slice(at))];
}
