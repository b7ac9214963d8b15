import { isAway, voicesOffered } from '../../../src/domain/voice.ts';
import { refuse } from '../http/refusal.ts';
import type { VoiceRecord } from '../repositories/voices.ts';
import type { OrderRequest } from '../routes/order-schemas.ts';
import type { Named } from '../schema.ts';
import type { Shop } from '../shop.ts';
import type { Language } from '../text/language.ts';
import { inLanguage } from '../text/translated.ts';

function refuseVoice(voice: VoiceRecord | undefined, now: number): never {
  if (voice === undefined) return refuse('voice-unknown');
  if (isAway(voice, now)) return refuse('voice-away', voice.name);
  return refuse('voice-unavailable', voice.name);
}

/** The chosen voices by name. Refuses voices that can't be ordered now, and rush where one does not offer it. */
export async function chosenVoices(shop: Shop, order: OrderRequest): Promise<readonly Named[]> {
  const all = await shop.voices.all();
  const partner = order.referralCode === null ? null : await shop.partners.find(order.referralCode);
  const now = shop.now().getTime();
  const offered = voicesOffered(all, { permittedVoiceIds: partner?.permittedVoiceIds ?? null, now });
  const byId = new Map(offered.map((voice) => [voice.id, voice]));
  return order.selectedVoices.map((id) => {
    const voice = byId.get(id);
    if (voice === undefined) {
      return refuseVoice(
        all.find((known) => known.id === id),
        now,
      );
    }
    if (order.options.rush && voice.rushOrderUnavailable) {
      return refuse('rush-unavailable', voice.name);
    }
    return { id, name: voice.name };
  });
}

/** The chosen tracks by title, in the buyer's language. Refuses tracks that the shop does not have. */
export async function chosenTracks(shop: Shop, order: OrderRequest, language: Language): Promise<readonly Named[]> {
  if (order.selectedMusic.length === 0) return [];
  const tracks = (await shop.soundtracks.active()).map((track) => inLanguage(language, track));
  const titles = new Map(tracks.map(({ id, title }) => [id, title]));
  return order.selectedMusic.map((id) => {
    const name = titles.get(id);
    return name === undefined ? refuse('track-unavailable') : { id, name };
  });
}
