import type { Gender } from '../../domain/voice.ts';

/** The tabs of the picker, in the order of spec.md section 2. */
export function genderTabs(names: Readonly<Record<Gender, string>>) {
  const order: readonly Gender[] = ['male', 'female'];
  return order.map((value) => ({ value, content: names[value] }));
}
