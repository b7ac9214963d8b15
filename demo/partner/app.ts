import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const pagesFolder = fileURLToPath(new URL('../pages', import.meta.url));
const builtFolder = fileURLToPath(new URL('../../dist', import.meta.url));

/** Where the snippet on the pages says the shop is; the shop's real origin takes its place. */
const shopInSnippet = /https:\/\/shop\.example/gu;

export interface PartnerSite {
  /** The shop's origin, that the pages load the element from. */
  readonly shopUrl: string;
  /** A script that reloads the page after an edit; only while developing. */
  readonly reloadScript?: string | undefined;
}

/** A strict page stays as it is: its policy would refuse the reload script. */
function withReload(html: string, reloadScript: string | undefined): string {
  if (reloadScript === undefined || html.includes('Content-Security-Policy')) return html;
  return html.replace('</body>', `<script src="${reloadScript}"></script></body>`);
}

async function renderPage(file: string, { shopUrl, reloadScript }: PartnerSite): Promise<string> {
  const html = await readFile(join(pagesFolder, file), 'utf8');
  return withReload(html.replace(shopInSnippet, new URL(shopUrl).origin), reloadScript);
}

/** `partner/index.html` answers at `/partner/` as well. */
function pathsOf(file: string): readonly string[] {
  const path = `/${file.split(sep).join('/')}`;
  return path.endsWith('/index.html') ? [path, path.slice(0, -'index.html'.length)] : [path];
}

/** The partner's web server: the pages of demo/pages as they are, but for the shop's address. */
export async function buildPartnerSite(site: PartnerSite): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true });
  await app.register(fastifyStatic, { root: pagesFolder, cacheControl: false });
  // Browsers ask for it, and would call its absence an error.
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send());
  // The copy of a company that does not load the script from the shop.
  app.get('/copied/order.js', (_request, reply) => reply.sendFile('voice-order-form.js', builtFolder));
  const files = await readdir(pagesFolder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    for (const path of pathsOf(file)) {
      app.get(path, async (_request, reply) =>
        reply
          .header('cache-control', 'no-cache')
          .type('text/html; charset=utf-8')
          .send(await renderPage(file, site)),
      );
    }
  }
  return app;
}
