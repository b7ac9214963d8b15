import type { Block } from './block.ts';
import { textOf } from './signs.ts';
import { isMailClosing, isMailGreeting, isMailHeader, speaks } from './speech.ts';

const isHeader = (block: Block): boolean =>
  (block.kind === 'named' || block.kind === 'note') && isMailHeader(textOf(block).split(':')[0] ?? '');

const firstLine = (block: Block | undefined): string => (block ? (textOf(block).split('\n')[0] ?? '') : '');

const isClosing = (block: Block): boolean =>
  isMailClosing(firstLine(block)) && !speaks(textOf(block).split('\n').slice(1).join(' '));

/** The blocks of a mail, of which its header, greeting and signature are notes; of any other document the same ones. */
export function markMail(blocks: readonly Block[]): { readonly blocks: readonly Block[]; readonly isMail: boolean } {
  const count = blocks.findIndex((block) => !isHeader(block));
  const isGreeted = isMailGreeting(firstLine(blocks[count]));
  if (count < 2 && !isGreeted) return { blocks, isMail: false };
  const start = count + (isGreeted ? 1 : 0);
  const end = blocks.findLastIndex(isClosing);
  // Texts may also be below the signature.
  const isLast = end > start && !blocks.slice(end + 1).some((block) => speaks(textOf(block)));
  const isAround = (index: number): boolean => index < start || index === end || (isLast && index > end);
  const marked = blocks.map((block, index): Block =>
    isAround(index) ? { kind: 'note', text: textOf(block), isApart: block.isApart } : block,
  );
  return { blocks: marked, isMail: true };
}
