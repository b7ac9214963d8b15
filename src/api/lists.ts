import * as v from 'valibot';
import { isRecord } from '../domain/common/json.ts';
import type { Call } from './client.ts';

/** The items of a list in any of its envelopes (docs/contract.md, On the wire). */
function itemsOf(answer: unknown): unknown {
  const data = isRecord(answer) && 'data' in answer ? answer['data'] : answer;
  return Array.isArray(data) && Array.isArray(data[0]) ? data[0] : data;
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
    v.transform(itemsOf),
    v.array(v.unknown()),
    v.transform((items) => usable(items, item)),
  );
}

/** A list of the shop: its call and the schema of its answer. */
export interface ListCall<T> {
  readonly call: Call;
  readonly schema: v.GenericSchema<unknown, readonly T[]>;
}
