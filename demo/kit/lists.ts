import { phoneSystems } from '../../src/domain/phone-systems.ts';

/** Chooses a value, which the list may not have yet. */
export function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  if (select.value !== value) select.add(new Option(value, value, false, true));
}

/** Lists the phone systems and file formats that the form offers. */
export function listSystems(select: HTMLSelectElement): void {
  for (const { label, value } of phoneSystems) select.add(new Option(label, value));
}

const isNamed = (voice: unknown): voice is { readonly id: string; readonly name: string } =>
  typeof voice === 'object' &&
  voice !== null &&
  'id' in voice &&
  typeof voice.id === 'string' &&
  'name' in voice &&
  typeof voice.name === 'string';

/** Lists the shop's voices; where the shop does not answer, the list has but what is chosen. */
export async function listVoices(select: HTMLSelectElement, shop: string): Promise<void> {
  try {
    const answer: unknown = await (await fetch(`${shop}/api/voice?filter=isActive||$eq||true&limit=100`)).json();
    const voices: readonly unknown[] = Array.isArray(answer) ? answer.flat(2) : [];
    const chosen = select.value;
    for (const { id, name } of voices.filter(isNamed)) {
      if (id === chosen) select.selectedOptions[0]?.replaceChildren(name);
      else select.add(new Option(name, id));
    }
  } catch (error) {
    console.warn('The shop’s voices could not be listed.', error);
  }
}
