import { capitalized } from '../../domain/common/strings.ts';

/**
 * A language by its own name, such as `Français`, because those who look for it know that name. A region is included:
 * `en-GB` and `en-US` differ. A string that is not a language tag is shown unchanged.
 */
export function languageName(language: string): string {
  try {
    return capitalized(new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language);
  } catch {
    return language;
  }
}
