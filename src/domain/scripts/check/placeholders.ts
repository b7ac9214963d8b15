import { withoutDirections } from './directions.ts';
import { findAll, type Finding } from './finding.ts';
import { markupTag } from './markup.ts';

/** What somebody meant to fill in: `[website]`, `{name}`, `<date>`, `____`, `XXX-XXX-XXXX`. */
export const placeholderPattern =
  /\[[^[\]\n]{1,80}\]|\{\{?[^{}\n]{1,80}\}?\}|<[^<>\n]{1,80}>|_{3,}|(?<![\p{L}\d])x{3,}(?:[-. ]?x{2,})*(?![\p{L}\d])/giu;

const isTag = new RegExp(`^${markupTag}$`, 'iu');

/** The company's name, where it is known, and what holds its place. */
export interface Company {
  readonly name: string;
  readonly placeholder: string;
}

/** Placeholders that were left in, other than directions; the company's own can be filled in where its name is known. */
export function findPlaceholders(text: string, { name, placeholder }: Company): readonly Finding[] {
  const fill = (found: string): string | null =>
    name.trim() !== '' && found.toLowerCase() === placeholder.toLowerCase() ? name.trim() : null;
  const search = { code: 'placeholder', pattern: placeholderPattern, replace: fill } as const;
  return findAll(text, search, withoutDirections(text)).filter(({ found }) => !isTag.test(found));
}
