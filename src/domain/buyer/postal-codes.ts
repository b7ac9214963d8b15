/** Patterns of postal codes without spaces and hyphens, and their countries (Universal Postal Union). */
const patterns: readonly (readonly [pattern: string, countries: string])[] = [
  ['\\d{3}', 'FO IS'],
  ['\\d{4}', 'AT AU BE BG CH CY DK HU LI LU LV NO NZ PH SI ZA'],
  ['\\d{4}(\\d{3})?', 'PT'],
  ['\\d{5}', 'CZ DE EE ES FI FR GR HR IT KR LT MC MX MY PL RS SE SK TH TR UA'],
  ['\\d{5}(\\d\\d)?', 'IL'],
  ['\\d{5}(\\d{4})?', 'PR US'],
  ['\\d{6}', 'BY CN CO IN KZ RO RU SG'],
  ['\\d{7}', 'JP'],
  ['\\d{8}', 'BR'],
  ['([A-Z]\\d){3}', 'CA'],
  ['[A-Z]{1,2}\\d[A-Z\\d]?\\d[A-Z]{2}', 'GB'],
  ['[A-Z]\\d[\\dW][A-Z\\d]{4}', 'IE'],
  ['\\d{4}[A-Z]{2}', 'NL'],
];

/**
 * Whether a string can be a postal code of a country (ISO 3166-1), with any spaces or hyphens, and with or without the
 * country's letters in front (`D-10115`). For countries that are not listed, any string can be one.
 */
export function isPostalCode(text: string, country: string): boolean {
  const pattern = patterns.find(([, countries]) => countries.split(' ').includes(country))?.[0];
  const code = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '');
  return pattern === undefined || new RegExp(`^([A-Z]{1,3})?(${pattern})$`).test(code);
}
