import type { FoundScript } from './found-scripts.ts';
import { isDirection } from './parse-lines.ts';
import { withoutEnding } from './read-table.ts';
import type { Role } from './roles.ts';

/** A part of a document, and how it is used. */
export interface Piece {
  readonly role: Role;
  readonly text: string;
  /** The name beside it; undefined if a heading above it names it. */
  readonly name?: string | undefined;
  /** Whether it continues the message above it, if there is one. */
  readonly goesOn: boolean;
}

/** A prefix that only counts, before a name or instead of it: `2.`, `Message 1:`, `Message #1`. */
const count = /^\s*#?\d{1,2}[.)]\s+|^\p{L}+ ?#?\d+\s*[:.)·–—-]\s*(?=\S)|^\p{L}+ #\d+$/u;

const nameOf = (heading: string): string =>
  withoutEnding(
    heading
      .replace(count, '')
      .replaceAll(/[\s:*_=–—-]+$|`/gu, '')
      .trim(),
  );

/** A heading without its remark in brackets: `Live (with name)`, which may be a label above many texts. */
const bare = (text: string): string => text.replaceAll(/\s*\([^)]*\)|:\s*$/gu, '').trim();

const unlikely = (pieces: readonly Piece[]): readonly FoundScript[] =>
  pieces.length === 0 ? [] : [{ name: '', content: pieces.map(({ text }) => text).join('\n\n'), isUnlikely: true }];

/** Builds the messages of a document from its pieces, with everything that is not spoken between them. */
export function gather(pieces: readonly Piece[]): readonly FoundScript[] {
  const counts = new Map<string, number>();
  for (const { role, text } of pieces)
    if (role === 'heading') counts.set(bare(text), (counts.get(bare(text)) ?? 0) + 1);
  const found: FoundScript[] = [];
  let gap: Piece[] = [];
  let isOpen = false;
  for (const piece of pieces) {
    const last = found.at(-1);
    if (piece.role === 'heading' || piece.role === 'note') gap.push(piece);
    else if (last && piece.goesOn && isOpen && gap.every(({ text }) => isDirection(text))) {
      const content = [last.content, ...gap.map(({ text }) => text), piece.text].join('\n\n');
      found.splice(-1, 1, { ...last, content });
      gap = [];
    } else {
      // The last heading names the message, except labels that are repeated.
      const above = piece.name === undefined ? gap.filter(({ role }) => role === 'heading') : [];
      const heading = above.findLast(({ text }) => counts.get(bare(text)) === 1) ?? above.at(-1);
      found.push(...unlikely(gap.filter((one) => one !== heading)));
      found.push({ name: nameOf(piece.name ?? heading?.text ?? ''), content: piece.text });
      isOpen = piece.role === 'paragraph';
      gap = [];
    }
  }
  return [...found, ...unlikely(gap)];
}
