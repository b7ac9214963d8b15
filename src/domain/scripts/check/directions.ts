import type { LanguageRules } from '../languages/languages.ts';
import { anyOf } from '../patterns.ts';
import { ruledLanguages } from '../languages/languages.ts';
import type { Finding } from './finding.ts';

/** The words of directions in all languages, because documents may mix them. */
const directionWords = (kind: keyof LanguageRules['directions']): readonly string[] =>
  ruledLanguages.flatMap(({ directions }) => directions[kind]);

const always = new Set(directionWords('always'));
const music = new Set(directionWords('music'));
const sounds = new Set(directionWords('sounds'));
const actions = new Set(directionWords('actions'));
const fillers = new Set(directionWords('fillers'));

/** Whether a word can be part of a direction; `2` and `2s` can. */
const canDirect = (word: string): boolean =>
  [always, music, sounds, actions, fillers].some((words) => words.has(word)) ||
  (/^\d/u.test(word) && (/^\d+$/u.test(word) || fillers.has(word.replace(/^\d+/u, ''))));

const labelled = new RegExp(String.raw`^.\s*${anyOf(directionWords('labels'))}\s*:`, 'iu');

/** Whether text in brackets is a direction; `isApart` if its brackets are not round, or it is alone in a line. */
function isDirection(text: string, isApart: boolean): boolean {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const has = (set: ReadonlySet<string>): boolean => words.some((word) => set.has(word));
  if (isApart && labelled.test(text)) return true;
  if (!words.every(canDirect)) return false;
  // A tone alone may be the one after which callers speak.
  return has(always) || ((has(music) || has(sounds)) && has(actions)) || (has(music) && isApart);
}

const bracketed = /\[[^[\]\n]{1,80}\]|\{[^{}\n]{1,80}\}|<[^<>\n]{1,80}>|\([^()\n]{1,80}\)/gu;

/** The directions of a text and their positions, from left to right. */
const directionsIn = (text: string): readonly { readonly found: string; readonly start: number }[] =>
  [...text.matchAll(bracketed)].flatMap(({ 0: found, index: start }) => {
    const before = text.slice(Math.max(0, start - 40), start);
    const after = text.slice(start + found.length, start + found.length + 40);
    const isAlone = /(?:^|\n)[ \t]*$/u.test(before) && /^[ \t]*(?:\n|$)/u.test(after);
    return isDirection(found, isAlone || !found.startsWith('(')) ? [{ found, start }] : [];
  });

/** The text with its directions replaced by blanks; positions stay the same. */
export const withoutDirections = (text: string): string =>
  directionsIn(text).reduce(
    (shown, { found, start }) =>
      shown.slice(0, start) + '\u0000'.repeat(found.length) + shown.slice(start + found.length),
    text,
  );

/** Removes a part of a text; of the white space around it, the side with more line breaks stays. */
function removed(text: string, start: number, length: number): string {
  const before = text.slice(0, start).trimEnd();
  const after = text.slice(start + length).trimStart();
  if (before === '' || after === '' || /^[.,;:!?…]/u.test(after)) return before + after;
  const left = text.slice(before.length, start);
  const right = text.slice(start + length, text.length - after.length);
  const gap = left.split('\n').length > right.split('\n').length ? left : right;
  return before + (gap.includes('\n') ? gap : left + right && ' ') + after;
}

/** Text in brackets for the person who records a message, not for callers; the fix removes it and keeps the words. */
export function findDirections(text: string): readonly Finding[] {
  const places = directionsIn(text);
  return [...new Set(places.map(({ found }) => found))].map((found) => {
    const same = places.filter((place) => place.found === found);
    const fixed = same.reduceRight((rest, { start }) => removed(rest, start, found.length), text);
    return { code: 'direction', found, fix: { replacement: '', text: fixed } };
  });
}
