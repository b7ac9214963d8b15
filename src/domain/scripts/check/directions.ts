import { anyOf } from '../any-of.ts';
import { directionIn, directionWords, isLabelled } from './direction-words.ts';
import type { Finding } from './finding.ts';

/** A part of a text from `start` up to `end`. */
interface Place {
  readonly start: number;
  readonly end: number;
}

const bracketed = /\[[^[\]\n]{1,80}\]|\{[^{}\n]{1,80}\}|<[^<>\n]{1,80}>|\([^()\n]{1,80}\)/gu;
/** `00:12`, `0:00 - 0:12`: times in a recording, which opening hours never look like. */
const time = String.raw`\d{1,2}:\d{2}(?:[.,:]\d{1,3}){0,2}`;
const to = anyOf(directionWords('to'));
const timing = new RegExp(
  String.raw`^.\s*0{1,2}:\d{2}(?:[.,:]\d{1,3}){0,2}(?:\s*(?:-+>?|–|—|${to})\s*${time})?\s*.$`,
  'iu',
);

/** Lines that only name what follows: `Message 1 of 3`, `01_welcome.wav`. */
const title = anyOf(directionWords('titles'));
const of = anyOf([...directionWords('of'), '/']);
const named = new RegExp(
  [
    String.raw`^[ \t]*${title}[ \t]*#?[ \t]*\d{1,3}(?:[ \t]*${of}[ \t]*\d{1,3})?[ \t]*:?[ \t]*$`,
    String.raw`^[ \t]*[\p{L}\p{N}_.()-]{1,80}\.(?:wav|mp3|m4a|aiff?|flac|ogg|wma|gsm|vox|docx?|txt|pdf)[ \t]*$`,
  ].join('|'),
  'gimu',
);

/** A sentence to the artist at the start of a line: `Note: please pronounce Brightside as one word.` */
const note = anyOf(directionWords('notes'));
const toArtist = anyOf(directionWords('toArtist'));
const noted = new RegExp(
  String.raw`^[ \t]*${note}[ \t\u00a0\u202f]*:(?=[^\n.!?]{0,200}${toArtist})[^\n.!?]*[.!?]?`,
  'gimu',
);

/** Whether nothing else precedes a position in its line. */
const isAtStart = (text: string, start: number): boolean =>
  /(?:^|\n)[ \t]*$/u.test(text.slice(Math.max(0, start - 40), start));
const isAlone = (text: string, { start, end }: Place): boolean =>
  isAtStart(text, start) && /^[ \t]*(?:\n|$)/u.test(text.slice(end, end + 40));

function isDirection(text: string, place: Place): boolean {
  const found = text.slice(place.start, place.end);
  const isRound = found.startsWith('(');
  const isApart = !isRound || isAlone(text, place);
  if (timing.test(found)) return !isRound || isAtStart(text, place.start);
  const how = directionIn(found);
  return how === 'sure' || (isApart && (how === 'apart' || isLabelled(found)));
}

const placesOf = (text: string, pattern: RegExp): readonly Place[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => {
    const start = index + found.length - found.trimStart().length;
    return { start, end: start + found.trim().length };
  });

/** The positions of directions, from left to right, without overlaps. */
function directionsOf(text: string): readonly Place[] {
  const lines = [named, noted].flatMap((pattern) => placesOf(text, pattern));
  const inBrackets = placesOf(text, bracketed).filter((place) => isDirection(text, place));
  const apart = inBrackets.filter(({ start, end }) => !lines.some((line) => start < line.end && end > line.start));
  return [...lines, ...apart].toSorted((one, other) => one.start - other.start);
}

/** The text with its directions replaced by blanks; positions stay the same. */
export const withoutDirections = (text: string): string =>
  directionsOf(text).reduce(
    (shown, { start, end }) => shown.slice(0, start) + '\u0000'.repeat(end - start) + shown.slice(end),
    text,
  );

const breaksIn = (blank: string): number => blank.split('\n').length - 1;

/** Removes a part of a text, together with one of the separators around it. */
function takenOut(text: string, { start, end }: Place): string {
  const before = text.slice(0, start).trimEnd();
  const after = text.slice(end).trimStart();
  const [left, right] = [text.slice(before.length, start), text.slice(end, text.length - after.length)];
  if (before === '' || after === '' || (left + right).trim() !== '' || /^[.,;:!?…]/u.test(after)) return before + after;
  const gap = breaksIn(left) > breaksIn(right) ? left : right;
  return before + (breaksIn(gap) > 0 ? gap : left + right && ' ') + after;
}

/** Text for the person who records or names a message, not for callers; the fix removes it and keeps the words. */
export function findDirections(text: string): readonly Finding[] {
  const places = directionsOf(text).map((place) => ({ ...place, found: text.slice(place.start, place.end) }));
  return [...new Set(places.map(({ found }) => found))].map((found) => {
    const mended = places.filter((place) => place.found === found).reduceRight(takenOut, text);
    return { code: 'direction', found, fix: { replacement: '', text: mended } };
  });
}
