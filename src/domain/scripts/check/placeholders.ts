import { findAll, type Finding } from './finding.ts';
import { markupTag } from './markup.ts';

/** Placeholders: `[website]`, `{name}`, `<date>`, `____`, `XXX-XXX-XXXX`. */
export const placeholderPattern =
  /\[[^[\]\n]{1,80}\]|\{\{?[^{}\n]{1,80}\}?\}|<[^<>\n]{1,80}>|_{3,}|(?<![\p{L}\d])x{3,}(?:[-. ]?x{2,})*(?![\p{L}\d])/giu;

const isTag = new RegExp(`^${markupTag}$`, 'iu');

/** The company's name, if known, and its placeholder. */
export interface Company {
  readonly name: string;
  readonly placeholder: string;
}

/** Placeholders that were left in; the company's placeholder can be filled in if its name is known. */
export function findPlaceholders(text: string, { name, placeholder }: Company): readonly Finding[] {
  const fill = (found: string): string | null =>
    name.trim() !== '' && found.toLowerCase() === placeholder.toLowerCase() ? name.trim() : null;
  const search = { code: 'placeholder', pattern: placeholderPattern, replace: fill } as const;
  return findAll(text, search).filter(({ found }) => !isTag.test(found));
}

/** Replaces a placeholder in a script. A name such as `Acme Ltd.` at the end of a sentence keeps one full stop. */
export const fillPlaceholder = (script: string, placeholder: string, value: string): string =>
  script.replaceAll(`${placeholder}.`, () => value.replace(/\.?$/, '.')).replaceAll(placeholder, () => value);

/** Replaces the company's placeholder in a script with its name; if the name is unknown, the placeholder stays. */
export const fillCompany = (script: string, placeholder: string, company: string): string =>
  fillPlaceholder(script, placeholder, company.trim() || placeholder);
