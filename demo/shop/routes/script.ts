import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { reason, Refusal } from '../http/refusal.ts';

/** Their names are the same in every release, although their content changes. */
const stableName = /^(?:voice-order-form(?:\.js(?:\.map)?|-health\.js|-licenses\.txt)|release\.json)$/u;

/** Their names contain the hash of their content: versioned scripts, the script desk, and languages. */
const hashedName =
  /^voice-order-form-(?:\d+\.\d+\.\d+[\w.-]*-[\da-f]{8}\.js(?:\.map)?|desk-[\da-f]{8}\.js|[a-z]{2,3}-[\da-f]{8}\.json)$/u;

/** Served only at the root: the package for bundlers, and the plugin for WordPress. */
const downloadName = /^voice-order-form-(?:\d+\.\d+\.\d+[\w.-]*\.tgz|wordpress\.zip)$/u;

/** `/kit/`: the page on which partners configure the form and copy the code (docs/embedding.md). */
const kitFiles = ['index.html', 'kit.css', 'kit.js'];

/** The most to read at once, in bytes: a whole script. With the library's 64 kB, the shop serves half as many a second. */
const sending = { cacheControl: false, highWaterMark: 256 * 1024 };

interface Params {
  readonly '*'?: string;
  readonly major?: string;
}

/**
 * The element's script, desk and languages, and the list of its releases, for every site (docs/contract.md, The
 * element). Everything below `/v1` stays at version 1 when a later one is out.
 */
export const scriptRoutes: FastifyPluginAsync = async (app) => {
  const { shop } = app;
  const scriptFolder = resolve(shop.config.scriptFolder);
  const briefly = `public, max-age=${shop.config.scriptMaxAge}`;
  const isThere = (file: string): boolean => existsSync(join(scriptFolder, file));
  await app.register(fastifyStatic, { root: scriptFolder, serve: false, preCompressed: true });

  /** Sends a file of the newest release, or of a major version; all versions share the files with a hash. */
  const send = (reply: FastifyReply, file: string, major?: string): FastifyReply | void => {
    const isStable = stableName.test(file);
    const isHashed = hashedName.test(file);
    const isOffered = isStable || isHashed || (major === undefined && downloadName.test(file));
    if (!isOffered || (major !== undefined && !isThere(`v${major}`))) return reply.callNotFound();
    const path = isStable && major !== undefined ? `v${major}/${file}` : file;
    if (!isThere(path)) {
      if (isStable && major === undefined) throw new Refusal(503, reason('not-built', file));
      return reply.callNotFound();
    }
    return reply
      .header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : briefly)
      .header('access-control-allow-origin', '*') // Otherwise, pages of other sites could not check its integrity.
      .sendFile(path, sending);
  };

  for (const folder of ['', '/v:major(^\\d{1,3})']) {
    app.get<{ Params: Params }>(`${folder}/release.json`, async ({ params }, reply) =>
      send(reply, 'release.json', params.major),
    );
    app.get<{ Params: Params }>(`${folder}/voice-order-form*`, async ({ params }, reply) =>
      send(reply, `voice-order-form${params['*']}`, params.major),
    );
  }
  app.get('/kit', (request, reply) => reply.redirect(request.url.replace('/kit', '/kit/'), 308));
  for (const name of kitFiles) {
    const file = `kit/${name}`;
    app.get(`/${file.replace('index.html', '')}`, async (_request, reply) => {
      if (!isThere(file)) throw new Refusal(503, reason('not-built', file));
      return reply.header('cache-control', briefly).sendFile(file, sending);
    });
  }
};
