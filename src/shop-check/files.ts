import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Subject } from './check-catalogue.ts';
import { error, warning, type Finding } from './result.ts';
import type { Shop } from './shop.ts';

/** Loads a file below the API's origin or at a URL; null if that fails. */
async function load({ api, visit }: Shop, address: string) {
  const response = await visit(new URL(address, api).href).catch(() => null);
  if (!response?.ok) return null;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const access = response.headers.get('access-control-allow-origin') ?? '';
  return { bytes, access, type: response.headers.get('content-type') ?? '' };
}

const audio = /^audio\/|octet-stream|ogg|mp4|webm/u;

/** Whether portraits, samples, tracks and the pages can be loaded that the form links to. */
export async function* checkFiles(subject: Subject): AsyncGenerator<Finding> {
  const files = [
    ...subject.voices.map(({ image }) => ({ url: image, kind: /^image\//u })),
    ...subject.voices.map(({ preview }) => ({ url: preview, kind: audio })),
    ...subject.tracks.map(({ url }) => ({ url, kind: audio })),
    ...['/terms', '/login', '/register'].map((url) => ({ url, kind: /html/u })),
  ];
  for (const { url, kind } of files) {
    if (url === null) continue;
    const isBlocked = subject.api.startsWith('https:') && url.startsWith('http:');
    if (isBlocked) yield warning('file-http', 'Pages on https can’t load it. Send an https: address.', url);
    const file = await load(subject, url);
    if (file === null) yield warning('file-missing', 'Buyers can’t load it.', url);
    else if (!kind.test(file.type)) yield warning('file-type', `It is “${file.type}”.`, url);
  }
}

const text = v.string();
const hashed = v.object({ file: text, integrity: text });
const release = v.object({ ...hashed.entries, version: text, desk: hashed, languages: v.record(text, hashed) });
const script = 'voice-order-form.js';

/** The files of the release that the shop serves; a stable name has no hash. */
async function releaseFiles(shop: Shop): Promise<readonly v.InferOutput<typeof hashed>[]> {
  const file = await load(shop, '/release.json');
  if (file === null) return [{ file: script, integrity: '' }];
  const { version, desk, languages, ...main } = v.parse(release, JSON.parse(new TextDecoder().decode(file.bytes)));
  const stable = [script, 'voice-order-form-health.js', `v${version.split('.')[0]}/${script}`];
  return [...stable.map((name) => ({ file: name, integrity: '' })), main, desk, ...Object.values(languages)];
}

/** Whether pages on other sites can load the script and its files, if the shop serves them. */
export async function* checkScript(subject: Subject): AsyncGenerator<Finding> {
  if ((await load(subject, `/${script}`)) === null) return;
  for (const { file: name, integrity } of await releaseFiles(subject)) {
    const file = await load(subject, `/${name}`);
    const [algorithm = '', hash = ''] = integrity.split('-');
    // The form works without its other files.
    const problem = /^voice-order-form(?:-\d.*)?\.js$/u.test(name) ? error : warning;
    if (file === null) yield problem('script-missing', 'It can’t be loaded. Serve all files of the release.', name);
    else if (!['*', subject.page].includes(file.access)) {
      yield problem('script-access', 'Other sites can’t load it. Send `access-control-allow-origin: *`.', name);
    } else if (!file.type.includes(name.endsWith('.js') ? 'javascript' : 'json')) {
      yield problem('script-type', `Browsers refuse it: it is “${file.type}”.`, name);
    } else if (hash !== '' && createHash(algorithm).update(file.bytes).digest('base64') !== hash) {
      yield problem('script-changed', 'Browsers refuse it: it differs from its hash in release.json.', name);
    }
  }
}
