import { primary } from '../../text/text.ts';
import { useLocale } from './use-text.ts';

/**
 * The query that tells the shop's pages the language of this page, if the browser would request another: `lang=fr`,
 * otherwise an empty string.
 */
export function useShopLanguage(): string {
  const language = primary(useLocale());
  return language === primary(navigator.language) ? '' : `lang=${language}`;
}
