import type { Choices } from './choices.ts';
import { answerAt, fieldOf, type Answer } from './shop-answers.ts';

export interface NamedVoice {
  readonly id: string;
  readonly name: string;
}

/** What the shop has answered about the choices so far; null until it has answered. */
export interface ShopFacts {
  readonly isPartner: boolean | null;
  readonly isDiscount: boolean | null;
  /** Whether it accepts test orders. */
  readonly isTestable: boolean | null;
  /** The voices that the partner may offer. */
  readonly voices: readonly NamedVoice[] | null;
}

const isNamed = (voice: unknown): voice is NamedVoice =>
  typeof fieldOf(voice, 'id') === 'string' && typeof fieldOf(voice, 'name') === 'string';

const itemsOf = (body: unknown): readonly unknown[] => (Array.isArray(body) ? body.flat(2) : []);

/** Returns what the shop has answered so far, requests the rest, and calls `onAnswer` when an answer arrives. */
export function readShop(shop: string, { referral, discount }: Choices, onAnswer: () => void): ShopFacts {
  const ask = (folder: string, name: string): Answer | null =>
    name === '' ? null : answerAt(`${shop}/api/${folder}/${encodeURIComponent(name)}`, onAnswer);
  const branding = ask('company/branding', referral);
  const list = answerAt(`${shop}/api/voice?filter=isActive%7C%7C%24eq%7C%7Ctrue&limit=100`, onAnswer);
  const settings = answerAt(`${shop}/api/site-settings`, onAnswer);
  // Empty if there is no restriction.
  const permitted = itemsOf(fieldOf(branding?.body, 'permittedVoiceIds'));
  const voices = itemsOf(list?.body).filter(isNamed);
  return {
    isPartner: branding?.isKnown ?? null,
    isDiscount: ask('discount', discount)?.isKnown ?? null,
    isTestable: settings && fieldOf(settings.body, 'test') === true,
    voices: list && voices.filter(({ id }) => permitted.length === 0 || permitted.includes(id)),
  };
}
