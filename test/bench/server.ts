import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listen } from '../helpers/port-of.ts';
import { answersOf, sentTrack, sentVoice } from '../helpers/shop-answers.mjs';

/** A form to measure: its files (the script first) and its markup. */
export interface Form {
  readonly name: string;
  readonly files: readonly string[];
  readonly tag: string;
}

export const floor: Form = { name: 'floor', files: ['build/bench/floor.js'], tag: 'order-floor' };

/** The order form of a built script, with the script tools beside it. */
export function builtForm(name: string, script: string): Form {
  const tools = readdirSync(dirname(script)).filter((file) => /-desk-\w+\.js$/u.test(file));
  return { name, files: [script, ...tools.map((file) => join(dirname(script), file))], tag: 'voice-order-form' };
}

const voices = Array.from({ length: 40 }, (_, index) =>
  sentVoice({
    id: `voice-${index}`,
    name: `Ada ${index}`,
    gender: index % 2 === 0 ? 'male' : 'female',
    image: `/portraits/${index}.webp`,
    preview: `/previews/${index}.mp3`,
    language: index % 3 === 0 ? ['en', 'fr'] : ['en'],
    tags: index % 2 === 0 ? ['Warm', 'Calm'] : ['Deep', 'Young'],
    rushOrderUnavailable: index % 5 === 4,
  }),
);
const tracks = Array.from({ length: 60 }, (_, index) => sentTrack(`track-${index}`, `River ${index}`, ['acoustic']));

const pageOf = ({ name, files: [script = ''], tag }: Form): string => `<!doctype html><html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><link rel="icon" href="data:,">
<script src="/${name}/${basename(script)}" async></script>
<body style="margin: 0"><${tag} service="moh" api-url="/api"></${tag}></body></html>`;

const types: Readonly<Record<string, string>> = { js: 'text/javascript', webp: 'image/webp', html: 'text/html' };

/** Serves each form on a page `/{name}.html`, and the shop with fixed answers. The caller closes it. */
export async function startServer(forms: readonly Form[]) {
  const shop = Object.entries(answersOf({ voices, tracks }));
  const bodies = new Map(
    shop.map(([line, body]) => [line.replace(/^\w+ /u, '/api'), Buffer.from(JSON.stringify(body))]),
  );
  for (const form of forms) {
    bodies.set(`/${form.name}.html`, Buffer.from(pageOf(form)));
    for (const file of form.files) bodies.set(`/${form.name}/${basename(file)}`, await readFile(file));
  }
  const compressed = new Map([...bodies].map(([path, body]) => [path, brotliCompressSync(body)]));
  const portrait = await readFile('demo/shop/assets/portraits/amelie.webp');
  const server = createServer((request, response) => {
    request.resume();
    const { pathname } = new URL(request.url ?? '/', 'http://bench');
    const isPortrait = pathname.startsWith('/portraits/');
    const body = isPortrait ? portrait : compressed.get(pathname);
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': types[pathname.split('.').at(-1) ?? ''] ?? 'application/json',
      'cache-control': 'no-store',
      ...(!isPortrait && body && { 'content-encoding': 'br' }),
    });
    response.end(body ?? '{"message":"Not found"}');
  });
  return { url: `http://127.0.0.1:${await listen(server)}`, close: () => server.close().closeAllConnections() };
}
