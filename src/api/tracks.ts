import * as v from 'valibot';
import type { Track } from '../domain/catalogue/track.ts';
import { listOf, type ListCall } from './lists.ts';
import { id, textList, textOrEmpty, word } from './schemas.ts';
import { httpUrl } from './urls.ts';

const file = v.object({ host: word, path: textOrEmpty, file: word });

/** Databases may send an object as JSON text. */
const fileOrJson = v.union([file, v.pipe(v.string(), v.parseJson(), file)]);

/**
 * `{host}/{path}/{file}` with one slash between parts, and `https:` if the host has no scheme (docs/contract.md,
 * Settled).
 */
function urlOf({ host, path, file: name }: v.InferOutput<typeof file>): string | null {
  const base = /^[a-z][a-z0-9+.-]*:\/\//i.test(host) ? host : `https://${host.replace(/^\/+/, '')}`;
  const parts = [base, path, name].map((part) => part.replace(/^\/+|\/+$/g, '')).filter(Boolean);
  return httpUrl(parts.join('/'))?.href ?? null;
}

const fileUrl = v.fallback(v.pipe(fileOrJson, v.transform(urlOf)), null);

const track = v.pipe(
  v.object({
    id,
    title: word,
    categories: v.pipe(
      textList,
      v.mapItems((name) => name.trim().toLowerCase()),
    ),
    file: fileUrl,
  }),
  v.transform(({ file: url, ...rest }): Track => {
    if (url === null) console.warn(`voice-order-form: the soundtrack "${rest.title}" has no usable file.`);
    return { ...rest, url };
  }),
);

/** `GET /soundtrack`: at most 100 tracks (docs/behaviour.md, Calls). */
export const trackList = (): ListCall<Track> => ({ call: { path: 'soundtrack?limit=100' }, schema: listOf(track) });
