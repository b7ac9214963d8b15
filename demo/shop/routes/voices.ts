import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operations } from '../description/operations.ts';
import { languageOf } from '../http/language.ts';
import { listAnswer, listQuery } from '../http/list.ts';
import type { VoiceRecord } from '../repositories/voices.ts';
import type { Shop } from '../shop.ts';
import type { Language } from '../text/language.ts';
import { inLanguage } from '../text/translated.ts';

/** `isActive||$eq||true` is the only filter; the list without it includes inactive voices. */
function isWanted(voice: Pick<VoiceRecord, 'isActive'>, filter: string | undefined): boolean {
  const [, wanted] = /^isActive\|\|\$eq\|\|(true|false)$/u.exec(filter ?? '') ?? [];
  return wanted === undefined || voice.isActive === (wanted === 'true');
}

/** Voices that speak the page's language come first, because a buyer writes in it. */
const byLanguage = (voices: readonly VoiceRecord[], language: Language): readonly VoiceRecord[] => {
  const speaks = (voice: VoiceRecord): boolean => voice.language.includes(language);
  return [...voices.filter(speaks), ...voices.filter((voice) => !speaks(voice))];
};

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
      const language = languageOf(request);
      const all = byLanguage(await shop.voices.all(), language).map((voice) => inLanguage(language, voice));
      const voices = all.filter((voice) => isWanted(voice, query.filter));
      return listAnswer(
        voices.map((voice) => absolute(voice, shop.config.publicUrl)),
        query,
      );
    });
  };
