import type { Issue } from '../domain/order/order-rules.ts';
import type { Text } from './en.ts';

/** The text of an issue: codes about a slot or message count it from 1, the others contain a number. */
export function issueText(text: Text, { code, index, count }: Issue): string {
  const words = text.issues[code];
  if (typeof words === 'string') return words;
  return words(count > 0 ? count : index + 1);
}
