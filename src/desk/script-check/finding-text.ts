import type { Finding } from '../../domain/scripts/check/finding.ts';
import type { DeskText } from '../../text/desk-texts.ts';
import { timeText } from '../use-tool-text.ts';

/** Ends with a whole word, if possible. */
const shortened = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).replace(/\s+\S*$/u, '')}…` : text;

/** The text of a finding, with its reason; `locale` is the language of the text. */
export function findingText(text: DeskText, { code, found }: Finding, locale: string): string {
  if (code === 'language') {
    return text.check.language(new Intl.DisplayNames(locale, { type: 'language' }).of(found) ?? found);
  }
  if (code === 'too-long') return text.check['too-long'](timeText(text, Number(found)));
  return text.check[code](shortened(found, 80));
}

/** The label of the button that fixes it, and its text once it is fixed; null if there is no single right answer. */
export function fixText(
  { check }: DeskText,
  { fix }: Finding,
): { readonly fix: string; readonly fixed: string } | null {
  if (fix === null) return null;
  if (fix.replacement === '') return { fix: check.fixMarkup, fixed: check.fixedMarkup };
  const replacement = shortened(fix.replacement, 60);
  return { fix: check.fix(replacement), fixed: check.fixed(replacement) };
}
