import { folded } from '../common/strings.ts';
import { phoneFacts } from './phone-facts.ts';
import { phoneSystems, type PhoneSystem } from './phone-systems.ts';

const together = (text: string): string => folded(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * The phone systems and formats that match a query, by words of their names, brands and formats in any order and with
 * any spaces; names that begin with the query come first. An empty query matches nothing.
 */
export function findPhoneSystems(query: string, labelOf: (system: PhoneSystem) => string): readonly PhoneSystem[] {
  const words = query.split(/\s+/u).map(together).filter(Boolean);
  if (words.length === 0) return [];
  const whole = words.join('');
  const isMeant = (system: PhoneSystem): boolean => {
    const { label, format, value } = system;
    const all = [labelOf(system), label, format, phoneFacts(value)?.brands ?? ''].map(together).join(' ');
    return all.includes(whole) || words.every((word) => all.includes(word));
  };
  const begins = (system: PhoneSystem): boolean => together(labelOf(system)).startsWith(whole);
  const meant = phoneSystems.filter(isMeant);
  return [...meant.filter(begins), ...meant.filter((system) => !begins(system))];
}
