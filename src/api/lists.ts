import * as v from 'valibot';
import type { Call } from './client.ts';

/** The envelopes that a list may have (docs/contract.md, On the wire); returns the items. */
function itemsOf(answer: unknown): readonly unknown[] | null {
  const data: unknown = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : answer;
  if (!Array.isArray(data)) return null;
  const first: unknown = data[0];
  return Array.isArray(first) ? first : data;
}

/** Parses items one by one. An item that lacks required fields is dropped with a console warning. */
function usable<T>(items: readonly unknown[], item: v.GenericSchema<unknown, T>): readonly T[] {
  return items.flatMap((raw) => {
    const parsed = v.safeParse(item, raw);
    if (parsed.success) return [parsed.output];
    console.warn('voice-order-form: an item from the shop was left out.', parsed.issues[0].message, raw);
    return [];
  });
}

/** The schema of a list answer in any of its envelopes, given the schema of an item. */
export function listOf<T>(item: v.GenericSchema<unknown, T>) {
  return v.pipe(
    v.unknown(),
    v.check((answer) => itemsOf(answer) !== null),
    v.transform((answer) => usable(itemsOf(answer) ?? [], item)),
  );
}

/** A list of the shop: its call and the schema of its answer. */
export interface ListCall<T> {
  readonly call: Call;
  readonly schema: v.GenericSchema<unknown, readonly T[]>;
}
