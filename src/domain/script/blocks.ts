import { countWords } from '../words.ts';
import { afterCount, canBeTitle, endsSentence, isPoint, startsBlock, withoutMark } from './titles.ts';

/** Shorter points of a list are the choices of one menu. */
const fewestPointWords = 4;
/** A line of a document without empty lines is a message where lines are as long as sentences. */
export const fewestLineWords = 8;

/** Lines that belong together. */
export type Block = readonly string[];

/** Parts a text at its empty lines, and above the titles that are sure. */
export function blocksOf(lines: readonly string[]): readonly Block[] {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line === '' || startsBlock(line)) blocks.push([]);
    if (line !== '') blocks.at(-1)?.push(line);
  }
  return blocks.filter(({ length }) => length > 0);
}

/** Whether lines begin and end as sentences do, and are no list. */
export const areSentences = (lines: Block): boolean =>
  /^\P{L}*\p{Lu}/u.test(lines[0] ?? '') && !isPoint(lines[0] ?? '') && endsSentence(lines.at(-1) ?? '');

/** The choices of a menu without what is said below the last one, as it belongs to none. */
function choicesOf(points: readonly Block[]): readonly Block[] {
  const choices = points.map((point) => point.slice(0, 1));
  const areAlone = points.slice(0, -1).every(({ length }) => length === 1);
  return areAlone && choices.every(([line = '']) => canBeTitle(withoutMark(line))) ? choices : points;
}

/** Whether points are the choices of one menu: a few words each, or a few more with a key to press. */
export function isMenu(all: readonly Block[]): boolean {
  const points = choicesOf(all);
  const mean = countWords(points.flat().join(' ')) / points.length;
  const haveKeys = points.every((point) => /(?<![\d:])\d(?![\d:])/u.test(withoutMark(point.join(' '))));
  return mean < fewestPointWords || (haveKeys && mean < fewestLineWords);
}

/** Each point of a list with the lines that go on with it, below what leads to them. */
export function pointsOf(block: Block): readonly Block[] {
  const points: string[][] = [[]];
  for (const line of block) {
    if (isPoint(line)) points.push([line]);
    else points.at(-1)?.push(line);
  }
  const [lead = [], ...rest] = points;
  const [first = ''] = block;
  if (rest.length < 2 || isMenu(rest) || afterCount(first) !== null) return [block];
  return lead.length === 0 ? rest : [lead, ...rest];
}

/** The points of lists, parted, whose points are all a line each: none of them is the title of what follows its list. */
export const listedIn = (parted: readonly (readonly Block[])[]): ReadonlySet<Block> =>
  new Set(
    parted.flatMap((blocks) => {
      const points = blocks.filter(([first = '']) => isPoint(first));
      return points.length > 1 && points.every(({ length }) => length === 1) ? points : [];
    }),
  );
