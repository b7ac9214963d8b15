import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operations } from '../description/operations.ts';
import { languageOf } from '../http/language.ts';
import { listAnswer, listQuery } from '../http/list.ts';
import type { Shop } from '../shop.ts';
import { inLanguage } from '../text/translated.ts';

/**
 * Every tenth file is sent as JSON text: older catalogues store it that way, and clients must accept both
 * (docs/behaviour.md, Data).
 */
const isSentAsText = (position: number): boolean => position % 10 === 9;

/** `GET /soundtrack` (docs/behaviour.md, Calls). */
export const soundtrackRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (api) => {
    api.get('/soundtrack', { schema: { ...operations.listSoundtracks, querystring: listQuery } }, async (request) => {
      const language = languageOf(request);
      const tracks = (await shop.soundtracks.active()).map((track) => inLanguage(language, track));
      const wire = tracks.map(({ id, title, categories, path, file: name, position }) => {
        const file = { host: shop.config.publicUrl, path, file: name };
        return { id, title, categories, file: isSentAsText(position) ? JSON.stringify(file) : file };
      });
      return listAnswer(wire, request.query);
    });
  };
