/**
 * The voices and tracks of an order are in numbered slots: `Voice #1`, `Track #2`. A slot contains an id, or null if
 * nothing is selected. Every function returns a new list.
 */
export type Slots = readonly (string | null)[];

/** The ids in the slots, without the empty slots. */
export function chosen(slots: Slots): readonly string[] {
  return slots.filter((id) => id !== null);
}

/** The items in the slots, without those that the shop no longer has. */
export const itemsIn = <Item extends { readonly id: string }>(slots: Slots, items: readonly Item[]): readonly Item[] =>
  chosen(slots).flatMap((id) => items.filter((item) => item.id === id));

/** Puts an id into a slot. */
export function fillSlot(slots: Slots, index: number, id: string): Slots {
  const filled = slots.length === 0 ? [null] : slots;
  return filled.map((held, at) => (at === index ? id : held));
}

/** Puts an id into a slot, or empties the slot if it already contains that id (docs/behaviour.md, States). */
export function toggleSlot(slots: Slots, index: number, id: string): Slots {
  return slots[index] === id ? removeSlot(slots, index) : fillSlot(slots, index, id);
}

/** Removes a slot; those after it move up. */
export function removeSlot(slots: Slots, index: number): Slots {
  return slots.filter((_, at) => at !== index);
}
