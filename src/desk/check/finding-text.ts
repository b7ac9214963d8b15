import type { Finding } from '../../domain/script/check/finding.ts';
import { scriptLanguage } from '../../domain/script/script-language.ts';
import type { DeskText } from '../../text/desk-texts.ts';
import { timeText } from '../time-text.ts';

const shortened = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;

/** What a finding says, and why. */
export function findingText(text: DeskText, { code, found }: Finding): string {
  if (code === 'language') return text.check.language(text.check.languages[scriptLanguage(found)]);
  if (code === 'too-long') return text.check['too-long'](timeText(text, Number(found)));
  return text.check[code](shortened(found, 80));
}

/** What the button says that fixes it, and what is said once it is fixed; null where there is no one right answer. */
export function fixText(
  { check }: DeskText,
  { code, fix }: Finding,
): { readonly fix: string; readonly fixed: string } | null {
  if (fix === null) return null;
  if (code === 'markup') return { fix: check.fixMarkup, fixed: check.fixedMarkup };
  const replacement = shortened(fix.replacement, 60);
  return { fix: check.fix(replacement), fixed: check.fixed(replacement) };
}
