import { countWords } from '../count-words.ts';
import type { Block } from './block.ts';
import * as say from './speech.ts';

/** A text without Markdown's marks for emphasis and links. */
export const withoutMarks = (text: string): string =>
  text
    .replaceAll(/(\*\*|__)(?=\S)((?:(?!\1).)*\S)\1/gsu, '$2')
    .replace(/^\*(?!\s)([^*\n]+)\*$/u, '$1')
    .replaceAll(/!?\[([^\]]{1,200})\]\([^()\s]*\)/gu, '$1')
    .trim();

export const withoutQuotes = (text: string): string => text.replace(/^["“«]([^"“”«»]*)["”»][,;]?$/u, '$1').trim();

const label = /^(?<marked>[^:=\n]{1,60}?)\s*(?<sign>:|=>?)(?<after>\*\*|__)?(?:\s+|(?=["“«]))(?<content>\S.*)$/su;
const dashed = /^(?<marked>`[^`]+`|[^–—:.!?\n]{1,40}?)\s+[–—-]\s+(?<content>\S.*)$/su;
const mostNameWords = 6;

/** Whether a text is in quotation marks, perhaps after a name. */
export const isQuoted = (text: string): boolean => /^[^"“«]*["“«].*["”»][,;]?$/su.test(text);

/** A name and the text beside it: `menu-exit: Goodbye.`, `hold.wav = "Please hold."` or `**Duration**: 15 seconds`. */
function namedIn(text: string, isDashed: boolean) {
  const groups = (dashed.exec(text) ?? label.exec(text))?.groups ?? {};
  const { marked = '', sign = '', after = '', content = '' } = groups;
  const name = withoutMarks(marked + after).replace(/^["'`[(](.*)["'`\])]$/u, '$1');
  const isShort = countWords(name) <= mostNameWords && !/[.!?]\s|\([^)]*$/u.test(marked);
  const canName = isShort && /^[\p{Lu}\d]/u.test(name) && say.callsIn(name) === 0;
  const isSigned = sign === ':' || (sign === '' && isDashed) || isQuoted(content) || /\d$/u.test(name);
  const isSure = say.isIdentifier(name) || marked.startsWith('`');
  return /\p{L}/u.test(name) && (isSure || (canName && isSigned)) ? { name, content: withoutQuotes(content) } : null;
}

const counted = new RegExp(`^${say.counted}$`, 'iu');

/** The blocks of a line with a name or a label. */
function ofName(text: string, isDashed: boolean): readonly Block[] | null {
  const named = namedIn(text, isDashed);
  if (named === null) return null;
  const { name, content } = named;
  if (say.isTextLabel(name))
    return [
      { kind: 'note', text: `${name}:` },
      { kind: 'labelled', text: content },
    ];
  if (say.speaks(content)) return [{ kind: 'named', text, ...named }];
  if (say.isNameLabel(name)) return [{ kind: 'heading', text: content }];
  const isCounted = counted.test(name) && !say.endsSentence(content) && countWords(content) <= mostNameWords;
  if (isCounted) return [{ kind: 'heading', text: withoutMarks(text) }];
  return [say.isNote(name) ? { kind: 'note', text } : { kind: 'named', text, ...named }];
}

/** Whether a line continues the block of the one above it. */
function goesOn(last: Block | undefined, line: string, isEnded: boolean): last is Block {
  if (last?.kind === 'named' && !/^[^\p{Lu}\d]/u.test(line)) return false;
  return last?.kind === 'paragraph' || ((last?.kind === 'labelled' || last?.kind === 'named') && !isEnded);
}

const withLine = ({ text, content, ...block }: Block, line: string): Block => ({
  ...block,
  text: `${text}\n${line}`,
  ...(content !== undefined && { content: `${content}\n${line}` }),
});

/** Only a text of its own may have a title such as `Our website:`, which callers may hear before a list. */
const isLongSentence = (text: string): boolean => say.endsSentence(text) && countWords(text) > mostNameWords;

/** The blocks of lines without quotations. */
function blocksOfLines(text: string): readonly Block[] {
  const blocks: Block[] = [];
  const all = text.split('\n').map((line) => line.trim());
  const lines = all.filter((line) => /[\p{L}\p{N}]/u.test(line));
  const areDashed = lines.length > 1 && lines.every((line) => dashed.test(line));
  lines.forEach((line, index) => {
    const last = blocks.at(-1);
    const isEnded = say.endsSentence(lines[index - 1] ?? '');
    const isNext = goesOn(last, line, isEnded);
    const begins = isEnded || !isNext;
    const named = begins || say.isIdentifier(namedIn(line, false)?.name ?? '') ? ofName(line, areDashed) : null;
    const below = lines[index + 1] ?? '';
    const isSpoken = line.endsWith(':') && say.addressesIn(line) > 0 && !isLongSentence(below);
    const isHeading = begins && !isSpoken && !/^\p{Ll}/u.test(below) && say.isHeadingLike(withoutMarks(line));
    if (say.isDirection(line)) blocks.push({ kind: 'note', text: line });
    else if (named) blocks.push(...named);
    else if (isHeading) blocks.push({ kind: 'heading', text: withoutMarks(line) });
    else if (isNext) blocks.splice(-1, 1, withLine(last, line));
    else blocks.push({ kind: 'paragraph', text: line });
  });
  return blocks;
}

/** Code or a quotation; a label at its beginning becomes a note, together with the directions above it. */
export function withoutLabel(kind: 'code' | 'quotation', text: string): readonly Block[] {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.trim() !== '' && !say.isDirection(line));
  const [first = '', ...more] = lines.slice(start);
  const [label = '', word = ''] = /^([^:]{1,30}):\s+/u.exec(first) ?? [];
  if (!say.isTextLabel(word)) return [{ kind, text }];
  return [
    { kind: 'note', text: [...lines.slice(0, start), label].join('\n').trim() },
    { kind, text: [first.slice(label.length), ...more].join('\n') },
  ];
}

const quotes = /“[^“”]*”|"[^"]*"|«[^«»]*»|„[^„“”]*[“”]|(?<![\p{L}\p{N}])‘[^‘]{25,}?’(?!\p{L})/gu;
const fewestQuotedWords = 5;
/** The characters around a quotation that show whether it is alone in its lines. */
const near = 40;

/** Whether a quotation is a script, rather than a name or a term. */
function isSaid(inner: string, before: string, after: string): boolean {
  const isAlone = !/\p{L}[^\n]*$/u.test(before.slice(-near)) && !/^[^\n(\p{L}]*\p{L}/u.test(after.slice(0, near));
  const isEnded = say.endsSentence(inner + after.slice(0, 1)) || /[.!?…,–—:]$/u.test(inner) || say.callsIn(inner) > 0;
  return isEnded && (isAlone || countWords(inner) >= fewestQuotedWords);
}

/** The blocks of a paragraph: the scripts that it quotes, and its other lines. */
export function blocksOfParagraph(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let at = 0;
  for (const { 0: quote, index } of text.matchAll(quotes)) {
    const inner = quote.slice(1, -1).trim();
    const end = index + quote.length;
    if (!isSaid(inner, text.slice(at, index), text.slice(end))) continue;
    blocks.push(...blocksOfLines(text.slice(at, index)), ...withoutLabel('quotation', inner));
    at = end;
  }
  return [...blocks, ...blocksOfLines(text.slice(at))];
}
