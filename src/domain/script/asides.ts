import { directionIn, isLabelled } from './check/direction-words.ts';

/** `Page 1 of 2`, as programs put it between the lines of a document. */
const pageMark = /^[-–—|\s]*(?:page|página|pagina)\s+\d+\s*(?:of|sur|de|\/)\s*\d+[-–—|\s]*$/iu;

/** `(Music – 10 seconds)` and `[SFX: phone rings]`, alone in its line. */
const isDirection = (line: string): boolean =>
  /^(?:\([^()]+\)|\[[^[\]]+\]|\{[^{}]+\}|<[^<>]+>)$/u.test(line) && (directionIn(line) !== null || isLabelled(line));

interface Parted {
  readonly lines: readonly string[];
  /** What is not spoken, a line each. */
  readonly asides: readonly string[];
}

/** The lines of a document, with the marks of its pages and the paragraphs apart that only direct who records it. */
export function withAsidesApart(lines: readonly string[]): Parted {
  const isAlone = (at: number): boolean => [lines[at - 1], lines[at + 1]].every((line) => !line);
  const isAside = (line: string, at: number): boolean => pageMark.test(line) || (isDirection(line) && isAlone(at));
  const left = lines.filter((line, at) => !isAside(line, at));
  // With nothing else, that is the text.
  return left.every((line) => line === '') ? { lines, asides: [] } : { lines: left, asides: lines.filter(isAside) };
}
