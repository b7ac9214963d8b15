import type { Block, TextBlock } from './block.ts';
import { isDirection } from './parse-lines.ts';
import { isNameLabel, isTextLabel } from './speech.ts';

const noteOf = (text: string): readonly Block[] =>
  text.trim() === '' ? [] : [{ kind: 'note', text: text.trim(), isApart: true }];

const isAround = (line: string): boolean => line.trim() === '' || isDirection(line);

/** A quotation or code without the label and the directions around it, which are notes. */
function trimmed(block: TextBlock): readonly Block[] {
  const lines = block.text.split('\n');
  const start = lines.findIndex((line) => !isAround(line));
  const end = lines.findLastIndex((line) => !isAround(line)) + 1;
  if (start < 0) return noteOf(block.text);
  const text = lines.slice(start, end).join('\n');
  const [label = '', word = ''] = /^([^:\n]{1,30}):\s+/u.exec(text) ?? [];
  const length = isTextLabel(word) ? label.length : 0;
  return [
    ...noteOf([...lines.slice(0, start), text.slice(0, length)].join('\n')),
    { ...block, text: text.slice(length) },
    ...noteOf(lines.slice(end).join('\n')),
  ];
}

/** Whether a block ends what a label has begun. */
function ends(block: Block): boolean {
  if (block.kind === 'note') return !isDirection(block.text);
  return block.kind === 'heading' || block.kind === 'table' || (block.kind === 'named' && isNameLabel(block.name));
}

/** Marks what a label such as `VO:` begins, up to the next heading or note, and takes such labels off. */
export function markLabelled(blocks: readonly Block[]): readonly Block[] {
  let isLabelled = false;
  return blocks.flatMap((block): readonly Block[] => {
    if (block.kind === 'code' || block.kind === 'quotation') return trimmed(block);
    if (block.kind === 'named' && isTextLabel(block.name)) {
      isLabelled = true;
      const label = block.line.slice(0, block.line.lastIndexOf(block.text));
      return [...noteOf(label), { kind: 'labelled', text: block.text, isApart: true }];
    }
    if (ends(block)) isLabelled = false;
    if (!isLabelled || block.kind === 'note' || block.kind === 'table') return [block];
    return [{ kind: 'labelled', text: block.kind === 'named' ? block.line : block.text, isApart: false }];
  });
}
