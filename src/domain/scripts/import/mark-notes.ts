import type { Block, TextBlock } from './block.ts';
import { isDirection } from './parse-lines.ts';
import * as say from './speech.ts';

const firstLine = (block: Block | undefined): string => block?.text.split('\n')[0] ?? '';

const isHeader = (block: Block): boolean =>
  (block.kind === 'named' || block.kind === 'note') && say.isMailHeader(firstLine(block).split(':')[0] ?? '');

const isClosing = (block: Block): boolean => {
  const [line = '', ...more] = block.text.split('\n');
  return say.isMailClosing(line) && !say.speaks(more.join(' '));
};

/** If a document is an email, turns its header, greeting and closing into notes. */
export function markMail(blocks: readonly Block[]): { readonly blocks: readonly Block[]; readonly isMail: boolean } {
  const count = blocks.findIndex((block) => !isHeader(block));
  const isGreeted = say.isMailGreeting(firstLine(blocks[count]));
  if (count < 2 && !isGreeted) return { blocks, isMail: false };
  const start = isGreeted ? count + 1 : count;
  const end = blocks.findLastIndex(isClosing);
  const isAround = (index: number): boolean => index < start || index === end;
  const marked = blocks.map((block, index): Block => (isAround(index) ? { ...block, kind: 'note' } : block));
  return { blocks: marked, isMail: true };
}

/** Whether a block ends what a label began. */
function ends(block: Block): boolean {
  if (block.kind === 'note') return !isDirection(block.text);
  return block.kind === 'heading' || block.kind === 'table' || (block.kind === 'named' && say.isNameLabel(block.name));
}

/**
 * Code or a quotation without the label at its beginning, which becomes a note together with the directions above it.
 */
function withoutLabel(block: TextBlock): readonly Block[] {
  const lines = block.text.split('\n');
  const start = lines.findIndex((line) => line.trim() !== '' && !isDirection(line));
  const text = lines.slice(start).join('\n');
  const [label = '', word = ''] = /^([^:\n]{1,30}):\s+/u.exec(text) ?? [];
  if (!say.isTextLabel(word)) return [block];
  const note = [...lines.slice(0, start), label].join('\n').trim();
  return [
    { kind: 'note', text: note, isApart: true },
    { ...block, text: text.slice(label.length) },
  ];
}

/** Marks what follows a label such as `VO:`, up to the next heading or note, and removes the label. */
export function markLabelled(blocks: readonly Block[]): readonly Block[] {
  let isLabelled = false;
  return blocks.flatMap((block): readonly Block[] => {
    if (block.kind === 'code' || block.kind === 'quotation') return withoutLabel(block);
    if (block.kind === 'named' && say.isTextLabel(block.name)) {
      isLabelled = true;
      return [
        { kind: 'note', text: `${block.name}:`, isApart: true },
        { kind: 'labelled', text: block.content, isApart: true },
      ];
    }
    if (ends(block)) isLabelled = false;
    const canBe = block.kind === 'named' || block.kind === 'paragraph' || block.kind === 'item';
    return isLabelled && canBe ? [{ kind: 'labelled', text: block.text, isApart: false }] : [block];
  });
}
