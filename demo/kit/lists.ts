import { phoneSystems } from '../../src/domain/phone-systems/phone-systems.ts';
import type { NamedVoice } from './shop-facts.ts';

/** Selects a value, which may be missing from the list. */
export function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  if (select.value !== value) select.add(new Option(value, value, false, true));
}

/** Lists the phone systems and file formats that the form offers. */
export function listSystems(select: HTMLSelectElement): void {
  for (const { label, value } of phoneSystems) select.add(new Option(label, value));
}

/** Lists voices below the option for none; the selected one stays. */
export function listVoices(select: HTMLSelectElement, voices: readonly NamedVoice[]): void {
  const chosen = select.value;
  const [none] = select.options;
  select.replaceChildren(...(none ? [none] : []), ...voices.map(({ id, name }) => new Option(name, id)));
  choose(select, chosen);
}
