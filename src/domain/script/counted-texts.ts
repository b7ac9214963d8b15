import { areSentences, type Block } from './blocks.ts';
import { greets, isTitleCase } from './document-heads.ts';
import { isSpoken } from './spoken-line.ts';
import { afterCount, isShortLine, markupOf, titleOf } from './titles.ts';

/** A paragraph that begins with a title that counts. */
interface Counted {
  /** The title's line. */
  readonly line: string;
  /** What stands behind its count. */
  readonly text: string;
  /** What stands below it, if need be in the next paragraph. */
  readonly below: Block;
}

function countedOf([line = '', ...rest]: Block, next: Block = []): Counted {
  const isText = titleOf(next[0] ?? '') === null;
  return { line, text: afterCount(line) ?? '', below: rest.length === 0 && isText ? next : rest };
}

/** Whether what stands behind a count can be but a name: short, above a text of its own, and not said to callers. */
const isName = ({ text, below }: Counted): boolean => isShortLine(text) && !isSpoken(text) && areSentences(below);

/**
 * Whether what could be said to callers names the text below it all the same, as `Message 2: Visit Our Website`: by its
 * markup, its capitals, or as others beside it do.
 */
function isNameByPlace({ line, text, below }: Counted, haveNames: boolean): boolean {
  const markup = markupOf(line);
  if (!isShortLine(text) || below.length === 0) return false;
  if (markup.startsWith('#')) return true;
  return !greets(text) && (markup !== '' || (areSentences(below) && (haveNames || isTitleCase(text))));
}

/** `Message 1: Thank you for calling.` is a title and its text, and so is `Message 1: Please hold` with nothing below. */
export function withTextsApart(blocks: readonly Block[]): readonly Block[] {
  const all = blocks.map((block, index) => countedOf(block, blocks[index + 1]));
  const haveNames = all.some(isName) && all.every(({ text }) => text === '' || isShortLine(text));
  return blocks.map((block, index) => {
    const [, ...rest] = block;
    const one = all[index];
    if (one === undefined || one.text === '' || isNameByPlace(one, haveNames)) return block;
    const isText = one.below.length === 0 || !isShortLine(one.text) || isSpoken(one.text);
    return isText ? ['Message 1', one.text, ...rest] : block;
  });
}
