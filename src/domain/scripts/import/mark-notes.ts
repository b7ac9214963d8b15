import type { Block } from './block.ts';
import { callsIn, isAside, isDirection, isMailClosing, isMailGreeting, isMailHeader, speaks } from './speech.ts';

/** Brackets before or after a text: `(Tone: warm) Welcome. (pause)`. */
const lead = /^\([^()]+\)(?=\s)/u;
const tail = /(?<=[.!?…]\s)\([^()]+\)\.?$/u;
const isRemark = (text: string): boolean => text !== '' && callsIn(text) === 0 && !/[.!?]/u.test(text);

/** Turns directions beside texts into notes, and remarks if several texts of the document begin with one. */
export function markAsides(blocks: readonly Block[]): readonly Block[] {
  const texts = blocks.map(({ kind, text }) => (kind === 'paragraph' || kind === 'item' ? text : ''));
  const areLed = texts.filter((text) => isRemark(lead.exec(text)?.[0] ?? '')).length > 1;
  return blocks.flatMap((block, index): readonly Block[] => {
    const [before = ''] = lead.exec(texts[index] ?? '') ?? [];
    const [after = ''] = tail.exec(texts[index] ?? '') ?? [];
    const first = isAside(before) || (areLed && isRemark(before)) ? before : '';
    const last = isAside(after) ? after : '';
    const text = block.text.slice(first.length, block.text.length - last.length).trim();
    const parts: readonly Block[] = [
      { kind: 'note', text: first },
      { ...block, text },
      { kind: 'note', text: last },
    ];
    return parts.filter((part) => part.text !== '');
  });
}

/** The lines of a block that can belong to an email rather than to a script. */
const linesOf = (block?: Block): readonly string[] =>
  block && ['paragraph', 'heading', 'named', 'note'].includes(block.kind) ? block.text.split('\n') : [];

const isClosing = (block: Block): boolean => {
  const [line = '', ...more] = linesOf(block);
  return isMailClosing(line) && !speaks(more.join(' '));
};

/** If a document is an email, turns its header, greeting and closing into notes. */
export function markMail(blocks: readonly Block[]): { readonly blocks: readonly Block[]; readonly isMail: boolean } {
  const count = blocks.findIndex((block) => !isMailHeader(linesOf(block)[0]?.split(':')[0] ?? ''));
  const isGreeted = isMailGreeting(linesOf(blocks[count])[0] ?? '');
  if (count < 2 && !isGreeted) return { blocks, isMail: false };
  const start = isGreeted ? count + 1 : count;
  const end = blocks.findLastIndex(isClosing);
  const isAround = (index: number): boolean => index < start || index === end;
  const marked = blocks.map((block, index): Block => (isAround(index) ? { kind: 'note', text: block.text } : block));
  return { blocks: marked, isMail: true };
}

/** Marks what goes on after a label such as `VO:`, up to the next heading, table or note. */
export function markLabelled(blocks: readonly Block[]): readonly Block[] {
  let isLabelled = false;
  return blocks.map((block): Block => {
    const { kind, text } = block;
    const ends = kind === 'heading' || kind === 'table' || kind === 'row' || (kind === 'note' && !isDirection(text));
    isLabelled = kind === 'labelled' || (isLabelled && !ends);
    const canBe = kind === 'named' || kind === 'paragraph' || kind === 'item';
    return isLabelled && canBe ? { kind: 'labelled', text } : block;
  });
}
