import { phoneSystems } from '../../src/domain/phone-systems/phone-systems.ts';
import type { NamedVoice } from './shop-facts.ts';

/** Chooses a value, which the list may not have. */
export function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  if (select.value !== value) select.add(new Option(value, value, false, true));
}

/** Lists the phone systems and file formats that the form offers. */
export function listSystems(select: HTMLSelectElement): void {
  for (const { label, value } of phoneSystems) select.add(new Option(label, value));
}

/** Lists voices below the choice of none; the one that is chosen stays. */
export function listVoices(select: HTMLSelectElement, voices: readonly NamedVoice[]): void {
  const chosen = select.value;
  const [none] = select.options;
  select.replaceChildren(...(none ? [none] : []), ...voices.map(({ id, name }) => new Option(name, id)));
  choose(select, chosen);
}
