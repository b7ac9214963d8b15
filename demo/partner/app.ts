import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compression } from '../shop/http/compression.ts';
import { bundle, frameworkHtml, frameworkNames, frameworkScript } from './frameworks.ts';
import { withPolicy } from './policies.ts';

const pagesFolder = fileURLToPath(new URL('../pages', import.meta.url));
const kitScript = fileURLToPath(new URL('../kit/main.ts', import.meta.url));
const fontsFolder = fileURLToPath(new URL('../shop/assets/fonts', import.meta.url));
const builtFolder = fileURLToPath(new URL('../../dist', import.meta.url));

/** The shop's address in the pages' snippets; it is replaced by the shop's real origin. */
const shopInSnippet = /https:\/\/shop\.example/gu;

export interface PartnerSite {
  /** The shop's origin, from which the pages load the element. */
  readonly shopUrl: string;
}

async function renderPage(file: string, { shopUrl }: PartnerSite) {
  const html = await readFile(join(pagesFolder, file), 'utf8');
  const name = /^frameworks.(.+)\.html$/u.exec(file)?.[1];
  const drawn = name === undefined ? '' : await frameworkHtml(name);
  const page = html.replace('<div id="root"></div>', () => `<div id="root">${drawn}</div>`);
  const withShop = (text: string): string => text.replace(shopInSnippet, new URL(shopUrl).origin);
  const sent = withPolicy(file, withShop(page));
  const headers = Object.fromEntries(Object.entries(sent.headers).map(([name, value]) => [name, withShop(value)]));
  return { headers, html: sent.html };
}

/** The scripts of demo/kit and of the pages in demo/pages/frameworks, bundled on request. */
async function serveScripts(app: FastifyInstance): Promise<void> {
  const serve = (path: string, script: () => Promise<string>) =>
    app.get(path, async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('text/javascript; charset=utf-8')
        .send(await script()),
    );
  serve('/kit/kit.js', () => bundle(kitScript));
  for (const name of await frameworkNames()) serve(`/frameworks/${name}.js`, () => frameworkScript(name));
}

const xmlType = 'application/xhtml+xml; charset=utf-8';
const legacyCharset = /charset=windows-1252/u;

/** The body and type of a page: XHTML as XML, and an old page in its own charset, which it declares itself. */
function encode(file: string, html: string): { readonly type: string; readonly body: Buffer } {
  if (file.endsWith('.xhtml')) return { type: xmlType, body: Buffer.from(html) };
  if (legacyCharset.test(html)) return { type: 'text/html', body: Buffer.from(html, 'latin1') };
  return { type: 'text/html; charset=utf-8', body: Buffer.from(html) };
}

/** `partner/index.html` is also served at `/partner/`. */
function pathsOf(file: string): readonly string[] {
  const path = `/${file.split(sep).join('/')}`;
  return path.endsWith('/index.html') ? [path, path.slice(0, -'index.html'.length)] : [path];
}

/** The partner's web server: the pages of demo/pages, with only the shop's address replaced. */
export async function buildPartnerSite(site: PartnerSite): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true });
  await app.register(compress, compression);
  await app.register(fastifyStatic, { root: pagesFolder, cacheControl: false });
  await app.register(fastifyStatic, {
    root: fontsFolder,
    prefix: '/assets/fonts/',
    maxAge: '7d',
    decorateReply: false,
  });
  app.get('/partner/site.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(await readFile(join(pagesFolder, 'partner/site.css'))),
  );
  // Browsers request it, and would report its absence as an error.
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send());
  // The copy for a company that does not load the script from the shop.
  app.get('/copied/order.js', (_request, reply) => reply.sendFile('voice-order-form.js', builtFolder));
  // The files that a copy needs beside it keep their names.
  app.get<{ Params: { file: string } }>('/copied/:file', ({ params: { file } }, reply) =>
    reply.sendFile(file, builtFolder),
  );
  await serveScripts(app);
  const files = await readdir(pagesFolder, { recursive: true });
  for (const file of files.filter((name) => /\.x?html$/u.test(name))) {
    for (const path of pathsOf(file)) {
      app.get(path, async (_request, reply) => {
        const { html, headers } = await renderPage(file, site);
        const { type, body } = encode(file, html);
        return reply.headers({ ...headers, 'cache-control': 'no-cache', 'content-type': type }).send(body);
      });
    }
  }
  return app;
}
