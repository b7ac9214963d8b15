import { countWords } from '../count-words.ts';
import type { Block, NamedBlock, TextBlock } from './block.ts';
import { splitQuotes } from './split-quotes.ts';
import { callsIn, endsSentence, isHeadingLike, isIdentifier, isNote, isTextLabel, readsIn } from './speech.ts';

/** Emphasis and marks of Markdown around a text. */
export const withoutMarks = (text: string): string =>
  text
    .replaceAll(/(\*\*|__)(?=\S)(.*?\S)\1/gsu, '$2')
    .replace(/^\*(?!\s)([^*\n]+)\*$/u, '$1')
    .replaceAll(/!?\[([^\]]{1,200})\]\([^()\s]*\)/gu, '$1')
    .trim();

const direction = /^(?:\([^()]*\)|\[[^\]]*\]|\*\([^()]*\)\*|_\([^()]*\)_)[.,;]?$/u;
/** Whether a line says in brackets what is done while a script is spoken. */
export const isDirection = (line: string): boolean => direction.test(withoutMarks(line)) && callsIn(line) === 0;

const label = /^(?<name>[^:=\n]{1,60}?)\s*(?<mark>:|=>?)(?<after>\*\*|__)?(?:\s+|(?=["“«]))(?<text>\S.*)$/su;
const dashed = /^(?<name>`[^`]+`|[^–—:.!?\n]{1,40}?)\s+[–—-]\s+(?<text>\S.*)$/su;
const counted = /^(?<name>\p{Lu}\p{L}+ #?\d+)\s*[.)–—-]\s+(?<text>\S.*)$/su;
const mostNameWords = 6;

interface Name {
  readonly name: string;
  readonly text: string;
  readonly isQuoted: boolean;
}

/** A name and the text beside it: `menu-exit: Goodbye.`, `hold.wav = "Please hold."` or `**Duration**: 15 seconds`. */
export function namedIn(line: string, isDashed = false): Name | null {
  const groups = [counted, dashed, label].map((pattern) => pattern.exec(line.trim())?.groups).find(Boolean);
  const { name: marked = '', mark = '', after = '', text = '' } = groups ?? {};
  const name = withoutMarks(marked + after).replaceAll(/^["'`[(]|["'`\])]$/gu, '');
  const isSure = isIdentifier(name) || marked.startsWith('`');
  const isQuoted = /^["“«].*["”»][,;]?$/su.test(text);
  if (groups === undefined || (mark === '' && !isSure && !/\d$/u.test(name) && !isDashed)) return null;
  if (mark.startsWith('=') && !isSure && !isQuoted) return null;
  const canName =
    countWords(name) <= mostNameWords && /^[\p{Lu}\d]/u.test(name) && !/[.!?]\s/u.test(name) && callsIn(name) === 0;
  if (!/\p{L}/u.test(name) || !(isSure || canName) || text.startsWith('//')) return null;
  return { name, text: isQuoted ? text.replace(/^.(.*)["”»][,;]?$/su, '$1').trim() : text, isQuoted };
}

/** Whether a name counts, as `Message 1` does, and what is beside it is a name too. */
const isCounted = ({ name, text }: Name): boolean =>
  /\p{L} #?\d+$/u.test(name) && !endsSentence(text) && callsIn(text) === 0 && countWords(text) <= mostNameWords;

function ofName(line: string, isApart: boolean, isDashed: boolean): Block | null {
  const named = namedIn(line, isDashed);
  if (named === null) return null;
  if (isCounted(named)) return { kind: 'heading', text: withoutMarks(line), isApart };
  const isSpoken = callsIn(named.text) > 0;
  return isNote(named.name) && !isSpoken
    ? { kind: 'note', text: line, isApart }
    : { kind: 'named', ...named, line, isApart };
}

/** Whether a line goes on with the one above it. */
function goesOn(last: Block | undefined, line: string, isEnded: boolean): last is TextBlock | NamedBlock {
  if (last?.kind === 'paragraph') return true;
  return last?.kind === 'named' && !isEnded && (isTextLabel(last.name) || /^[^\p{Lu}\d]/u.test(line));
}

const withLine = (block: TextBlock | NamedBlock, line: string): Block => {
  const text = `${block.text}\n${line}`;
  return block.kind === 'named' ? { ...block, text, line: `${block.line}\n${line}` } : { ...block, text };
};

/** The blocks of the lines of a paragraph that holds no quotation. */
function blocksOfLines(lines: readonly string[], isApart: boolean): readonly Block[] {
  const blocks: Block[] = [];
  const areDashed = lines.length > 1 && lines.every((line) => namedIn(line, true) !== null && namedIn(line) === null);
  lines.forEach((line, index) => {
    const last = blocks.at(-1);
    const isEnded = endsSentence(lines[index - 1] ?? '');
    const isNext = goesOn(last, line, isEnded);
    const begins = isEnded || !isNext;
    const apart = isApart && index === 0;
    const named = begins || isIdentifier(namedIn(line)?.name ?? '') ? ofName(line, apart, areDashed) : null;
    const isHeading = begins && isHeadingLike(withoutMarks(line)) && !/^\p{Ll}/u.test(lines[index + 1] ?? '');
    if (isDirection(line)) blocks.push({ kind: 'note', text: line, isApart: apart });
    else if (named) blocks.push(named);
    else if (isHeading) blocks.push({ kind: 'heading', text: withoutMarks(line), isApart: apart });
    else if (isNext) blocks.splice(-1, 1, withLine(last, line));
    else blocks.push({ kind: 'paragraph', text: line, isApart: apart });
  });
  return blocks;
}

/** What is written in brackets before a text, or about it behind it. */
const asides = /^(?<before>\([^()]+\)\s+)?(?<text>[^(].*?)(?<after>(?<=[.!?…])\s+\([^()]+\)\.?)?$/su;

const isAside = (text: string): boolean => /^\s*\([^():]{1,20}:/u.test(text) || callsIn(text) === 0;
const noteOf = (text: string): readonly Block[] =>
  text === '' ? [] : [{ kind: 'note', text: text.trim(), isApart: false }];

/** A text without what is written about it in brackets, which are notes. */
function withAsides(block: Block): readonly Block[] {
  if (block.kind !== 'paragraph') return [block];
  const { before = '', after = '' } = asides.exec(block.text)?.groups ?? {};
  const lead = isAside(before) ? before : '';
  const tail = isAside(after) && (readsIn(after) > 0 || after.includes(':')) ? after : '';
  const text = block.text.slice(lead.length, block.text.length - tail.length);
  return [...noteOf(lead), { ...block, text }, ...noteOf(tail)];
}

/** The blocks of a paragraph: what it quotes, and its lines. */
export function blocksOfParagraph(text: string, isApart: boolean): readonly Block[] {
  const isList = text.split('\n').some((line) => isIdentifier(namedIn(line)?.name ?? ''));
  const stretches = isList ? [{ text, isQuoted: false }] : splitQuotes(text);
  return stretches.flatMap(({ text: stretch, isQuoted }, index): readonly Block[] => {
    const apart = isApart && index === 0;
    if (isQuoted) return [{ kind: 'quotation', text: stretch, isApart: apart }];
    const lines = stretch
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    return blocksOfLines(lines, apart).flatMap(withAsides);
  });
}
