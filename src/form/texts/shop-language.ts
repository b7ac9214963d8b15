import { primary } from '../../text/text.ts';
import { useLocale } from './use-text.ts';

/** What tells the shop's pages the language of this one, where the browser would not: `lang=fr`, else an empty text. */
export function useShopLanguage(): string {
  const language = primary(useLocale());
  return language === primary(navigator.language) ? '' : `lang=${language}`;
}
