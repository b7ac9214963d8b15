import { isAway, voicesOffered, type Voice } from '../../../src/domain/catalogue/voice.ts';
import { orderOptions } from '../../../src/domain/order/order-options.ts';
import { refuse } from '../http/refusal.ts';
import type { VoiceRecord } from '../repositories/catalogue.ts';
import type { OrderRequest } from './order-schemas.ts';
import type { Named } from '../schema/orders.ts';
import type { Shop } from '../shop.ts';
import type { Language } from '../text/language.ts';
import { inLanguage } from '../text/translated.ts';

function refuseVoice(voice: VoiceRecord | undefined, now: number): never {
  if (voice === undefined) return refuse('voice-unknown');
  if (isAway(voice, now)) return refuse('voice-away', voice.name);
  return refuse('voice-unavailable', voice.name);
}

/** Refuses an option of an order that a voice does not offer. */
function refuseMissingOption(voice: Voice, { options }: OrderRequest): void {
  const missing = orderOptions.find(({ code, voiceOffers }) => options[code] && voiceOffers?.(voice) === false);
  if (missing === undefined) return;
  if (missing.code === 'rush') refuse('rush-unavailable', voice.name);
  refuse('option-unavailable', missing.line, voice.name);
}

/**
 * The selected voices by name. Refuses voices that can't be ordered now, and options that one of them does not offer.
 */
export async function chosenVoices(shop: Shop, order: OrderRequest): Promise<readonly Named[]> {
  const chosen = await shop.voices.withIds(order.selectedVoices);
  const partner = order.referralCode === null ? null : await shop.partners.find(order.referralCode);
  const now = shop.now().getTime();
  const offered = voicesOffered(chosen, partner?.permittedVoiceIds, now);
  const byId = new Map(offered.map((voice) => [voice.id, voice]));
  return order.selectedVoices.map((id) => {
    const voice = byId.get(id);
    if (voice === undefined) {
      return refuseVoice(
        chosen.find((known) => known.id === id),
        now,
      );
    }
    refuseMissingOption(voice, order);
    return { id, name: voice.name };
  });
}

/** The selected tracks by title, in the buyer's language. Refuses tracks that the shop does not have. */
export async function chosenTracks(shop: Shop, order: OrderRequest, language: Language): Promise<readonly Named[]> {
  if (order.selectedMusic.length === 0) return [];
  const tracks = (await shop.soundtracks.active()).map((track) => inLanguage(language, track));
  const titles = new Map(tracks.map(({ id, title }) => [id, title]));
  return order.selectedMusic.map((id) => {
    const name = titles.get(id);
    return name === undefined ? refuse('track-unavailable') : { id, name };
  });
}
