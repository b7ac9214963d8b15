import type { PhoneSystem } from '../domain/phone-systems.ts';
import type { Text } from '../text/en.ts';

/** The name of a phone system and the format delivered for it, in words. */
export function phoneSystemText({ options: text }: Text, { value, label, format }: PhoneSystem) {
  return { label: text.systemNames[value] ?? text.format(label), format: text.format(format) };
}
