import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operations } from '../description/operations.ts';
import { listAnswer, listQuery } from '../http/list.ts';
import type { VoiceRecord } from '../repositories/voices.ts';
import type { Shop } from '../shop.ts';

/** `isActive||$eq||true` is the one filter; the list without it has the inactive voices too. */
function isWanted(voice: VoiceRecord, filter: string | undefined): boolean {
  const [, wanted] = /^isActive\|\|\$eq\|\|(true|false)$/u.exec(filter ?? '') ?? [];
  return wanted === undefined || voice.isActive === (wanted === 'true');
}

const absolute = (voice: VoiceRecord, publicUrl: string): VoiceRecord => ({
  ...voice,
  image: publicUrl + voice.image,
  preview: publicUrl + voice.preview,
});

/** `GET /voice` (spec.md section 7). */
export const voiceRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (api) => {
    api.get('/voice', { schema: { ...operations.listVoices, querystring: listQuery } }, async ({ query }) => {
      const voices = (await shop.voices.all()).filter((voice) => isWanted(voice, query.filter));
      return listAnswer(
        voices.map((voice) => absolute(voice, shop.config.publicUrl)),
        query,
      );
    });
  };
