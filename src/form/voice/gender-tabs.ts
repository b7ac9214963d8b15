import type { Gender } from '../../domain/catalogue/voice.ts';

/** The tabs of the picker, in the order of docs/behaviour.md, On screen. */
export function genderTabs(names: Readonly<Record<Gender, string>>) {
  const order: readonly Gender[] = ['male', 'female'];
  return order.map((value) => ({ value, content: names[value] }));
}
