import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { basename } from 'node:path';
import { portOf } from '../helpers/port-of.ts';
import type { FormToMeasure } from './forms.ts';
import { scriptsBeside } from './scripts-beside.ts';
import { shopAnswers, sizes, type SizeName } from './shop.ts';

/** All voices have this portrait, of the size that shops have. */
const portrait = 'demo/shop/assets/portraits/amelie.webp';

interface Answer {
  readonly type: string;
  readonly body: Buffer;
  /** Texts go out compressed, as from a shop; scripts by the better one, once and for all, as from the files of a release. */
  readonly encoding: 'br' | 'gzip' | null;
}

/** The server of a bench: each form on a page of its own for each size of shop, and the shops behind them. */
export interface Site {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const gzipped = (type: string, text: string | Buffer): Answer => ({
  type,
  body: gzipSync(text, { level: 9 }),
  encoding: 'gzip',
});

const script = (text: Buffer): Answer => ({
  type: 'text/javascript',
  body: brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  encoding: 'br',
});

/** The page of a form, in a shop of a size. */
export const pagePath = ({ name }: FormToMeasure, size: SizeName): string => `/pages/${name}/${size}`;

const scriptPath = ({ name }: FormToMeasure, file: string): string => `/scripts/${name}/${basename(file)}`;

const pageOf = (form: FormToMeasure, size: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${form.name}</title>
<link rel="icon" href="data:,">
<script src="${scriptPath(form, form.script)}" async></script>
<body style="margin: 0">${form.markup(`/api/${size}`)}</body>
</html>`;

async function answersOf(forms: readonly FormToMeasure[]): Promise<ReadonlyMap<string, Answer>> {
  const answers = new Map([...shopAnswers].map(([path, json]) => [`/api/${path}`, gzipped('application/json', json)]));
  for (const form of forms) {
    for (const file of scriptsBeside(form.script)) answers.set(scriptPath(form, file), script(await readFile(file)));
    for (const size of Object.keys(sizes)) {
      answers.set(`/pages/${form.name}/${size}`, gzipped('text/html', pageOf(form, size)));
    }
  }
  return answers;
}

function send(response: ServerResponse, { type, body, encoding }: Answer): void {
  response.writeHead(200, {
    'content-type': type,
    'content-length': body.byteLength,
    'cache-control': 'no-store',
    ...(encoding !== null && { 'content-encoding': encoding }),
  });
  response.end(body);
}

/** Starts the server on a free port. Whoever calls this closes it. */
export async function startSite(forms: readonly FormToMeasure[]): Promise<Site> {
  const answers = await answersOf(forms);
  const face: Answer = { type: 'image/webp', body: await readFile(portrait), encoding: null };
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    request.resume();
    const { pathname } = new URL(request.url ?? '/', 'http://bench');
    const found = pathname.startsWith('/portraits/') ? face : answers.get(pathname);
    if (found) send(response, found);
    else response.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"Not found"}');
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
