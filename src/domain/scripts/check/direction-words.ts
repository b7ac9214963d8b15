import { anyOf } from '../any-of.ts';
import type { DirectionWords } from '../languages/language-rules.ts';
import { allRules } from '../script-language.ts';

/** The words of directions in all languages, because documents may mix them. */
export const directionWords = (kind: keyof DirectionWords): readonly string[] =>
  allRules.flatMap(({ directions }) => directions[kind]);

const always = new Set(directionWords('always'));
const music = new Set(directionWords('music'));
const sounds = new Set(directionWords('sounds'));
const actions = new Set(directionWords('actions'));
const fillers = new Set(directionWords('fillers'));
const all = [always, music, sounds, actions, fillers];

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** `2`, or a number with its unit: `2s`. */
function isAmount(word: string): boolean {
  const [digits = '', unit = ''] = /^(\d+)(.*)$/u.exec(word)?.slice(1) ?? [];
  return digits !== '' && (unit === '' || fillers.has(unit));
}

/**
 * How certain it is that text in brackets is a direction: with any brackets anywhere, or only if the brackets set it
 * apart.
 */
export function directionIn(text: string): 'sure' | 'apart' | null {
  const words = wordsOf(text);
  if (!words.every((word) => isAmount(word) || all.some((set) => set.has(word)))) return null;
  const has = (set: ReadonlySet<string>): boolean => words.some((word) => set.has(word));
  if (has(always)) return 'sure';
  if (!has(music) && !has(sounds)) return null;
  if (has(actions)) return 'sure';
  return has(music) ? 'apart' : null;
}

const labelled = new RegExp(String.raw`^.\s*${anyOf(directionWords('labels'))}\s*:`, 'iu');

/** Whether text in brackets begins with the subject of a direction: `(SFX: a phone rings)`. */
export const isLabelled = (text: string): boolean => labelled.test(text);
