import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operations } from '../description/operations.ts';
import { languageOf } from '../http/language.ts';
import { listAnswer, listQuery } from '../http/list.ts';
import type { VoiceRecord } from '../repositories/voices.ts';
import type { Shop } from '../shop.ts';
import { inLanguage } from '../text/translated.ts';

/** `isActive||$eq||true` is the one filter; the list without it has the inactive voices too. */
function isWanted(voice: Pick<VoiceRecord, 'isActive'>, filter: string | undefined): boolean {
  const [, wanted] = /^isActive\|\|\$eq\|\|(true|false)$/u.exec(filter ?? '') ?? [];
  return wanted === undefined || voice.isActive === (wanted === 'true');
}

const absolute = (voice: Omit<VoiceRecord, 'translations'>, publicUrl: string) => ({
  ...voice,
  image: publicUrl + voice.image,
  preview: publicUrl + voice.preview,
});

/** `GET /voice` (docs/behaviour.md, Calls). */
export const voiceRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (api) => {
    api.get('/voice', { schema: { ...operations.listVoices, querystring: listQuery } }, async (request) => {
      const { query } = request;
      const all = (await shop.voices.all()).map((voice) => inLanguage(languageOf(request), voice));
      const voices = all.filter((voice) => isWanted(voice, query.filter));
      return listAnswer(
        voices.map((voice) => absolute(voice, shop.config.publicUrl)),
        query,
      );
    });
  };
