import * as v from 'valibot';
import { parseAnswer, request, type Client } from '../../api/client.ts';
import type { ListCall } from '../../api/lists.ts';
import { toJson } from '../../domain/json.ts';
import { cacheLifetime } from '../../domain/waits.ts';
import { storage } from '../host/storage.ts';

const entry = v.object({ savedAt: v.number(), answer: v.unknown() });

/** The cached answer where it is younger than 10 minutes (spec.md section 9). */
function cachedAnswer(key: string): unknown {
  const cached = v.safeParse(entry, storage.read(key));
  const age = cached.success ? Date.now() - cached.output.savedAt : Infinity;
  return cached.success && age >= 0 && age < cacheLifetime ? cached.output.answer : undefined;
}

/**
 * A list from the browser's cache, else from the shop. The answer is cached as it came and parsed anew each time, as
 * other scripts of the page may write into the cache.
 */
export async function cachedList<T>(client: Client, key: string, { call, schema }: ListCall<T>): Promise<readonly T[]> {
  const cached = v.safeParse(schema, cachedAnswer(key));
  if (cached.success) return cached.output;
  const answer = await request(client, v.unknown(), call);
  const items = parseAnswer(schema, answer);
  storage.write(key, toJson({ savedAt: Date.now(), answer }));
  return items;
}
