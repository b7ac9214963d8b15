import { blocksOf, isMenu, type Block } from './blocks.ts';
import { withTextsApart } from './counted-texts.ts';
import { countedLinesOf } from './counted-lines.ts';
import { scriptOf, type FoundScript } from './read-scripts.ts';
import { isSpoken } from './spoken-line.ts';
import { isPoint, isSureTitle, linesOf, titleOf, withoutMark } from './titles.ts';

interface Part {
  /** Null where it has none. */
  readonly title: string | null;
  readonly blocks: readonly Block[];
}

const isNumbered = (line: string): boolean => isPoint(line) && /^\d/u.test(line);
const isTitled = ([first = '']: Block): boolean => isSureTitle(first);

function partOf(block: Block): Part {
  const [first = '', ...rest] = block;
  return isTitled(block) ? { title: titleOf(first) ?? '', blocks: [rest] } : { title: null, blocks: [block] };
}

/** What is said to callers stays with the text, and so does a title with nothing below it. */
function scriptOfPart({ title, blocks }: Part): FoundScript {
  const paragraphs = blocks.filter(({ length }) => length > 0).map((lines) => lines.join('\n'));
  const name = title === null || isSpoken(title) || paragraphs.length === 0 ? '' : title;
  return scriptOf(name, [...(name === '' && title ? [title] : []), ...paragraphs].join('\n\n'));
}

/** Without the numbers of paragraphs that count up and are no choices of a menu. */
function withoutNumbers(blocks: readonly Block[]): readonly Block[] {
  const points = blocks.filter(([first = '']) => isNumbered(first));
  const areCounted = points.every(([first = ''], index) => Number.parseInt(first, 10) === index + 1);
  if (points.length < 2 || !areCounted || isMenu(points)) return blocks;
  return blocks.map(([first = '', ...rest]) => (isNumbered(first) ? [withoutMark(first), ...rest] : [first, ...rest]));
}

/**
 * The messages that one message can be split into: by its titles where they are sure, else by its paragraphs. All of its
 * text is spoken, so that nothing else of it is a name.
 */
export function partsOfMessage(text: string): readonly FoundScript[] {
  const blocks = withoutNumbers(withTextsApart(blocksOf(countedLinesOf(linesOf(text)))));
  const areTitled = blocks.some(isTitled);
  const parts: Part[] = [];
  for (const block of blocks) {
    const last = areTitled && !isTitled(block) ? parts.pop() : undefined;
    parts.push(last === undefined ? partOf(block) : { ...last, blocks: [...last.blocks, block] });
  }
  return parts.map(scriptOfPart).filter(({ content }) => content !== '');
}
