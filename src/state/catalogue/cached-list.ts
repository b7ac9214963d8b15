import * as v from 'valibot';
import { parseAnswer, request, type Client } from '../../api/client.ts';
import type { ListCall } from '../../api/lists.ts';
import { toJson } from '../../domain/common/json.ts';
import { cacheLifetime } from '../../domain/common/waits.ts';
import { storage } from '../host/storage.ts';

const entry = v.object({ savedAt: v.number(), language: v.nullish(v.string()), answer: v.unknown() });

/** The cached answer if it is less than 10 minutes old (docs/behaviour.md, Limits) and in the page's language. */
function cachedAnswer(key: string, language: string): unknown {
  const cached = v.safeParse(entry, storage.read(key));
  const age = cached.success ? Date.now() - cached.output.savedAt : Infinity;
  const isFresh = age >= 0 && age < cacheLifetime;
  return cached.success && isFresh && (cached.output.language ?? language) === language
    ? cached.output.answer
    : undefined;
}

interface CachedCall<T> extends ListCall<T> {
  /** The language of the request: the shop may translate names. */
  readonly language: string;
  /** Nothing is stored before the first touch. */
  readonly touched: Promise<void>;
}

/**
 * Loads a list from the browser's cache, or else from the shop. The answer is cached unparsed and parsed each time,
 * because other scripts on the page may write to the cache. It is stored once the buyer has touched the form.
 */
export async function cachedList<T>(
  client: Client,
  key: string,
  { call, schema, language, touched }: CachedCall<T>,
): Promise<readonly T[]> {
  const cached = v.safeParse(schema, cachedAnswer(key, language));
  if (cached.success) return cached.output;
  const answer = await request(client, v.unknown(), call);
  const items = parseAnswer(schema, answer);
  const text = toJson({ savedAt: Date.now(), language, answer });
  void touched.then(() => storage.write(key, text));
  return items;
}
