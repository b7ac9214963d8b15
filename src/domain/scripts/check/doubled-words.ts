import type { LanguageRules } from '../languages/language-rules.ts';
import { findAll, type Finding } from './finding.ts';

const doubled = /(?<![\p{L}\p{N}'’-])(\p{L}{2,})\s+\1(?![\p{L}\p{N}'’-])/giu;

const first = (found: string): string => found.split(/\s+/u)[0] ?? found;

/** Words that were typed twice; names such as Walla Walla have two capitals. */
export function findDoubled(text: string, { twice }: LanguageRules): readonly Finding[] {
  return findAll(text, { code: 'doubled', pattern: doubled, replace: first }).filter(
    ({ found }) => /\s\p{Ll}/u.test(found) && !twice.includes(first(found).toLowerCase()),
  );
}
