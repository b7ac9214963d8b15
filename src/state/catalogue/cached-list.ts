import * as v from 'valibot';
import { parseAnswer, request, type Client } from '../../api/client.ts';
import type { ListCall } from '../../api/lists.ts';
import { toJson } from '../../domain/common/json.ts';
import { cacheLifetime } from '../../domain/common/waits.ts';
import type { Form } from '../form.ts';
import { apiUrlAtom, languageAtom } from '../host/settings.ts';
import { isFresh, storage } from '../host/storage.ts';

const entry = v.object({ savedAt: v.number(), language: v.string(), answer: v.unknown() });

/** The cached answer if it is less than 10 minutes old (docs/behaviour.md, Limits) and in the page's language. */
function cachedAnswer(key: string, language: string): unknown {
  const { success, output } = v.safeParse(entry, storage.read(key));
  const isUsable = success && isFresh(output.savedAt, cacheLifetime) && output.language === language;
  return isUsable ? output.answer : undefined;
}

interface CachedCall<T> extends ListCall<T> {
  /** Names the list in the cache. */
  readonly name: string;
}

/**
 * Loads a list from the browser's cache, or else from the shop. The answer is cached unparsed and parsed each time,
 * because other scripts on the page may write to the cache. It is stored once the buyer has touched the form.
 */
export async function cachedList<T>(
  { store, host }: Form,
  client: Client,
  { name, call, schema }: CachedCall<T>,
): Promise<readonly T[]> {
  const key = `cache:${name}:${store.get(apiUrlAtom)}`;
  const language = store.get(languageAtom);
  const cached = v.safeParse(schema, cachedAnswer(key, language));
  if (cached.success) return cached.output;
  const answer = await request(client, v.unknown(), call);
  const items = parseAnswer(schema, answer);
  const text = toJson({ savedAt: Date.now(), language, answer });
  void host.touched.then(() => storage.write(key, text));
  return items;
}
