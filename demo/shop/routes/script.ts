import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { reason, Refusal } from '../http/refusal.ts';
import type { Shop } from '../shop.ts';

/** Their names are the same in every release, although their content changes. */
const stableFiles = [
  'voice-order-form.js',
  'voice-order-form.js.map',
  'voice-order-form-health.js',
  'voice-order-form-licenses.txt',
  'release.json',
] as const;

/** Their names contain the hash of their content: versioned scripts, the script desk, and languages. */
const prefix = 'voice-order-form-';
const releaseName =
  /^(?:\d+\.\d+\.\d+[\w.-]*-[\da-f]{8}\.js(?:\.map)?|desk-[\da-f]{8}\.js|[a-z]{2,3}-[\da-f]{8}\.json)$/u;
/** Served only at the root: the package for bundlers, and the plugin for WordPress. */
const downloadName = /^(?:\d+\.\d+\.\d+[\w.-]*\.tgz|wordpress\.zip)$/u;

interface Major {
  readonly major: string;
}

interface Rest {
  readonly '*': string;
}

const forever = 'public, max-age=31536000, immutable';

/** The most to read at once, in bytes: a whole script. With the library's 64 kB, the shop serves half as many a second. */
const sending = { cacheControl: false, highWaterMark: 256 * 1024 };

// Without the CORS header, pages of other sites could not check a file's integrity.
const send = (reply: FastifyReply, file: string, caching: string): FastifyReply =>
  reply.header('access-control-allow-origin', '*').header('cache-control', caching).sendFile(file, sending);

/** `/kit/`: the page on which partners configure the form and copy the code (docs/embedding.md). */
const kitFiles = ['index.html', 'kit.css', 'kit.js'];

/** The path prefix of a major version: `/v1`. */
const major = '/v:major(^\\d{1,3})';

/**
 * The element's script, desk and languages, and the list of its releases, for every site (docs/contract.md, The
 * element). Everything below `/v1` stays at version 1 when a later one is out.
 */
export const scriptRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async (app) => {
    const { scriptMaxAge } = shop.config;
    const scriptFolder = resolve(shop.config.scriptFolder);
    const briefly = `public, max-age=${scriptMaxAge}`;
    const isThere = (file: string): boolean => existsSync(join(scriptFolder, file));
    const isHashed = (file: string): boolean => releaseName.test(file.slice(prefix.length)) && isThere(file);
    await app.register(fastifyStatic, { root: scriptFolder, serve: false, preCompressed: true });
    for (const file of stableFiles) {
      app.get(`/${file}`, async (_request, reply) => {
        if (isThere(file)) return send(reply, file, briefly);
        throw new Refusal(503, reason('not-built', file));
      });
      app.get<{ Params: Major }>(`${major}/${file}`, async ({ params }, reply) => {
        const own = `v${params.major}/${file}`;
        return isThere(own) ? send(reply, own, briefly) : reply.callNotFound();
      });
    }
    app.get('/kit', (request, reply) => reply.redirect(request.url.replace('/kit', '/kit/'), 308));
    for (const name of kitFiles) {
      const file = `kit/${name}`;
      app.get(`/${file.replace('index.html', '')}`, async (_request, reply) => {
        if (!isThere(file)) throw new Refusal(503, reason('not-built', file));
        return reply.header('cache-control', briefly).sendFile(file, sending);
      });
    }
    app.get<{ Params: Rest }>(`/${prefix}*`, async ({ params }, reply) => {
      const file = prefix + params['*'];
      if (downloadName.test(params['*']) && isThere(file)) return send(reply, file, briefly);
      return isHashed(file) ? send(reply, file, forever) : reply.callNotFound();
    });
    app.get<{ Params: Major & Rest }>(`${major}/${prefix}*`, async ({ params }, reply) => {
      const file = prefix + params['*'];
      // One file for all versions that refer to it.
      return isThere(`v${params.major}`) && isHashed(file) ? send(reply, file, forever) : reply.callNotFound();
    });
  };
