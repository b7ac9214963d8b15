import { anyOf } from '../any-of.ts';
import type { DirectionWords } from '../languages/language-rules.ts';
import { allRules } from '../script-language.ts';

/** Words of directions in all languages: whole documents mix them. */
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

/** How sure it is that a text in brackets is a direction: whatever they are and wherever, or only where they part it off. */
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

/** Whether a text in brackets begins with what a direction is about: `(SFX: a phone rings)`. */
export const isLabelled = (text: string): boolean => labelled.test(text);
