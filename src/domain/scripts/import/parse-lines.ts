import { countWords } from '../count-words.ts';
import type { Block, NamedBlock, TextBlock } from './block.ts';
import { callsIn, endsSentence, isHeadingLike, isIdentifier, isNote, isTextLabel, readsIn } from './speech.ts';
import { splitQuotes } from './split-quotes.ts';

/** A text without Markdown's marks for emphasis and links. */
export const withoutMarks = (text: string): string =>
  text
    .replaceAll(/(\*\*|__)(?=\S)(.*?\S)\1/gsu, '$2')
    .replace(/^\*(?!\s)([^*\n]+)\*$/u, '$1')
    .replaceAll(/!?\[([^\]]{1,200})\]\([^()\s]*\)/gu, '$1')
    .trim();

export const withoutQuotes = (text: string): string => text.replace(/^["“«]([^"“”«»]*)["”»][,;]?$/u, '$1').trim();

/** Whether a line describes in brackets what happens while a script is spoken. */
export const isDirection = (line: string): boolean =>
  /^[*_]?(?:\([^()]*\)|\[[^\]]*\])[*_]?[.,;]?$/u.test(withoutMarks(line)) && callsIn(line) === 0;

const label = /^(?<marked>[^:=\n]{1,60}?)\s*(?<sign>:|=>?)(?<after>\*\*|__)?(?:\s+|(?=["“«]))(?<content>\S.*)$/su;
const dashed = /^(?<marked>`[^`]+`|[^–—:.!?\n]{1,40}?)\s+[–—-]\s+(?<content>\S.*)$/su;
const mostNameWords = 6;
const mostTitleWords = 3;

/** A name and the text beside it: `menu-exit: Goodbye.`, `hold.wav = "Please hold."` or `**Duration**: 15 seconds`. */
export function namedIn(text: string, isApart = false, isDashed = false): NamedBlock | null {
  const groups = (dashed.exec(text) ?? label.exec(text))?.groups ?? {};
  const { marked = '', sign = '', after = '', content = '' } = groups;
  const name = withoutMarks(marked + after).replaceAll(/^["'`[(]|["'`\])]$/gu, '');
  const isSure = isIdentifier(name) || marked.startsWith('`');
  const isQuoted = /^["“«].*["”»][,;]?$/su.test(content);
  const canName =
    countWords(name) <= mostNameWords && /^[\p{Lu}\d]/u.test(name) && !/[.!?]\s/u.test(name) && callsIn(name) === 0;
  const isSigned = sign === ':' || (sign === '' && isDashed) || isQuoted || /\d$/u.test(name);
  if (!/\p{L}/u.test(name) || !(isSure || (canName && isSigned)) || content.startsWith('//')) return null;
  return { kind: 'named', text, name, content: withoutQuotes(content), isQuoted, isApart };
}

function ofName(line: string, isApart: boolean, isDashed: boolean): Block | null {
  const named = namedIn(line, isApart, isDashed);
  if (named === null || callsIn(named.content) > 0) return named;
  const isCounted =
    /\p{L} #?\d+$/u.test(named.name) && !endsSentence(named.content) && countWords(named.content) <= mostNameWords;
  if (isCounted) return { kind: 'heading', text: withoutMarks(line), isApart };
  return isNote(named.name) ? { kind: 'note', text: line, isApart } : named;
}

/** Whether a line continues the one above it. */
function goesOn(last: Block | undefined, line: string, isEnded: boolean): last is TextBlock | NamedBlock {
  if (last?.kind === 'paragraph') return true;
  return last?.kind === 'named' && !isEnded && (isTextLabel(last.name) || /^[^\p{Lu}\d]/u.test(line));
}

/** Whether a line is a few words and a colon above a text: `Our hours:`, although callers may hear such words too. */
const isTitle = (line: string, below: string): boolean =>
  below !== '' && /^\p{Lu}[^.,:!?]{1,40}:$/u.test(line) && countWords(line) <= mostTitleWords;

function withLine(block: TextBlock | NamedBlock, line: string): Block {
  const text = `${block.text}\n${line}`;
  return block.kind === 'named' ? { ...block, text, content: `${block.content}\n${line}` } : { ...block, text };
}

/** The blocks of the lines of a paragraph without quotations. */
function blocksOfLines(lines: readonly string[], isApart: boolean): readonly Block[] {
  const blocks: Block[] = [];
  const areDashed = lines.length > 1 && lines.every((line) => dashed.test(line));
  lines.forEach((line, index) => {
    const last = blocks.at(-1);
    const isEnded = endsSentence(lines[index - 1] ?? '');
    const isNext = goesOn(last, line, isEnded);
    const begins = isEnded || !isNext;
    const apart = isApart && index === 0;
    const named = begins || isIdentifier(namedIn(line)?.name ?? '') ? ofName(line, apart, areDashed) : null;
    const below = lines[index + 1] ?? '';
    const isHeading = begins && !/^\p{Ll}/u.test(below) && (isHeadingLike(withoutMarks(line)) || isTitle(line, below));
    if (isDirection(line)) blocks.push({ kind: 'note', text: line, isApart: apart });
    else if (named) blocks.push(named);
    else if (isHeading) blocks.push({ kind: 'heading', text: withoutMarks(line), isApart: apart });
    else if (isNext) blocks.splice(-1, 1, withLine(last, line));
    else blocks.push({ kind: 'paragraph', text: line, isApart: apart });
  });
  return blocks;
}

/** A text, and notes in brackets before or after it. */
function withAsides(block: Block): readonly Block[] {
  if (block.kind !== 'paragraph') return [block];
  const [lead = ''] = /^\([^()]+\)\s+/u.exec(block.text) ?? [];
  const [tail = ''] = /(?<=[.!?…])\s+\([^()]+\)\.?$/u.exec(block.text) ?? [];
  const before = callsIn(lead) === 0 ? lead : '';
  const isRemark = callsIn(tail) === 0 || /^\s*\([^():]{1,20}:/u.test(tail);
  const after = isRemark && (readsIn(tail) > 0 || tail.includes(':')) ? tail : '';
  const text = block.text.slice(before.length, block.text.length - after.length);
  const parts = [
    { ...block, kind: 'note', text: before },
    { ...block, text },
    { ...block, kind: 'note', text: after },
  ] as const;
  return parts.filter((part) => part.text.trim() !== '');
}

/** The blocks of a paragraph: its quotations and its lines. */
export const blocksOfParagraph = (text: string, isApart: boolean): readonly Block[] =>
  splitQuotes(text).flatMap((stretch, index): readonly Block[] => {
    const apart = isApart && index === 0;
    if (stretch.isQuoted) return [{ kind: 'quotation', text: stretch.text, isApart: apart }];
    const lines = stretch.text.split('\n').map((line) => line.trim());
    return blocksOfLines(lines.filter(Boolean), apart).flatMap(withAsides);
  });
