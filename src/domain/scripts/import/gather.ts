import type { FoundScript } from './found-script.ts';
import { isDirection } from './parse-lines.ts';
import { withoutEnding } from './read-table.ts';
import { isNameLabel, isTextLabel } from './speech.ts';

/** A part of a document, and what becomes of it. */
export interface Piece {
  readonly role: 'heading' | 'note' | 'script' | 'paragraph';
  readonly text: string;
  /** The name beside it; undefined if a heading above it names it. */
  readonly name?: string | undefined;
  /** Whether an empty line is above it. */
  readonly isSpaced: boolean;
  /** Whether it goes on with the message above it, if there is one. */
  readonly goesOn: boolean;
}

/** A name without what only counts: `Message 1: Welcome` is Welcome, and `Message #1` is none. */
function withoutCount(name: string): string {
  const counted = /^(\p{L}+)\s*(?:n[o°]\.? ?)?#?\d+[a-z]?(?:\s*(?:of|de|sur|\/)\s*\d+)?\s*(?:[:.)·–—-]\s*|$)/iu;
  const [all = '', word = ''] = counted.exec(name) ?? [];
  const rest = name.slice(all.length);
  return (isTextLabel(word) || isNameLabel(word)) && (rest !== '' || all.includes('#')) ? rest : name;
}

const nameOf = (heading: string): string =>
  withoutEnding(
    withoutCount(heading)
      .replaceAll(/^\s*#?\d{1,2}[.)]\s+|[\s:*_=–—-]+$|`/gu, '')
      .trim(),
  );

/** A heading without its remark in brackets: `Live (with name)`, which may be a label above many texts. */
const bare = (text: string): string => text.replaceAll(/\s*\([^)]*\)|:\s*$/gu, '').trim();

/** The heading that names what is below: the last one, but for labels that are there again and again. */
function headingIn(gap: readonly Piece[], counts: ReadonlyMap<string, number>): Piece | undefined {
  const headings = gap.filter(({ role }) => role === 'heading');
  return headings.findLast(({ text }) => counts.get(bare(text)) === 1) ?? headings.at(-1);
}

const unlikely = (pieces: readonly Piece[]): readonly FoundScript[] =>
  pieces.length === 0 ? [] : [{ name: '', content: pieces.map(({ text }) => text).join('\n\n'), isUnlikely: true }];

/** Takes the only heading from the first of several messages: an empty line below it, it is what the document is called. */
function withTitleApart(found: readonly FoundScript[], title: Piece | undefined): readonly FoundScript[] {
  const [first, ...more] = found.filter(({ isUnlikely }) => isUnlikely !== true);
  const isTitle =
    title && first?.name === nameOf(title.text) && more.length > 0 && more.every(({ name }) => name === '');
  if (!isTitle) return found;
  return found.flatMap((one) => (one === first ? [...unlikely([title]), { ...one, name: '' }] : [one]));
}

/** Puts the messages of a document together from its pieces; all that is not spoken comes between them. */
export function gather(pieces: readonly Piece[]): readonly FoundScript[] {
  const found: FoundScript[] = [];
  const counts = new Map<string, number>();
  for (const { role, text } of pieces)
    if (role === 'heading') counts.set(bare(text), (counts.get(bare(text)) ?? 0) + 1);
  let gap: Piece[] = [];
  let title: Piece | undefined;
  let isOpen = false;
  for (const piece of pieces) {
    const last = found.at(-1);
    const isBetween = last !== undefined && isOpen && gap.every(({ text }) => isDirection(text));
    if (piece.role === 'heading' || piece.role === 'note') gap.push(piece);
    else if (piece.goesOn && isBetween) {
      const content = [last.content, ...gap.map(({ text }) => text), piece.text].join('\n\n');
      found.splice(-1, 1, { ...last, content });
      gap = [];
    } else {
      const heading = piece.name === undefined ? headingIn(gap, counts) : undefined;
      if (found.length === 0 || title === undefined) title = piece.isSpaced ? heading : undefined;
      found.push(...unlikely(gap.filter((one) => one !== heading)));
      found.push({ name: nameOf(piece.name ?? heading?.text ?? ''), content: piece.text });
      isOpen = piece.role === 'paragraph';
      gap = [];
    }
  }
  return withTitleApart([...found, ...unlikely(gap)], title);
}
