import { directionIn, isLabelled } from './check/direction-words.ts';
import { isSpoken } from './spoken-line.ts';
import { endsSentence } from './titles.ts';

/** `Page 1 of 2`, as programs put it between the lines of a document. */
const pageMark = /^[-–—|\s]*(?:page|página|pagina)\s+\d+\s*(?:of|sur|de|\/)\s*\d+[-–—|\s]*$/iu;

export const isPageMark = (line: string): boolean => pageMark.test(line);

/** `(Music – 10 seconds)` and `[SFX: phone rings]`, alone in its line. */
const isDirection = (line: string): boolean =>
  /^(?:\([^()]+\)|\[[^[\]]+\]|\{[^{}]+\}|<[^<>]+>)$/u.test(line) && (directionIn(line) !== null || isLabelled(line));

interface Parted {
  readonly lines: readonly string[];
  /** What is not spoken, a line each. */
  readonly asides: readonly string[];
}

/** The lines right above the marks of pages, or below, where they are the same on every page: of the page, too. */
function repeatedAt(lines: readonly string[]): ReadonlySet<number> {
  const marks = [...lines.keys()].filter((at) => isPageMark(lines[at] ?? ''));
  const sides = [-1, 1].map((side) => marks.map((at) => at + side));
  const areSame = (places: readonly number[]): boolean => {
    const [first = '', ...more] = places.map((at) => lines[at] ?? '');
    return first !== '' && !isSpoken(first) && !endsSentence(first) && more.every((line) => line === first);
  };
  return new Set(marks.length > 1 ? sides.filter(areSame).flat() : []);
}

/** The lines of a document, with the marks of its pages and the paragraphs apart that only direct who records it. */
export function withAsidesApart(lines: readonly string[]): Parted {
  const isAlone = (at: number): boolean => [lines[at - 1], lines[at + 1]].every((line) => !line);
  const repeated = repeatedAt(lines);
  const isAside = (line: string, at: number): boolean =>
    isPageMark(line) || repeated.has(at) || (isDirection(line) && isAlone(at));
  const left = lines.filter((line, at) => !isAside(line, at));
  // With nothing else, that is the text.
  return left.every((line) => line === '') ? { lines, asides: [] } : { lines: left, asides: lines.filter(isAside) };
}
