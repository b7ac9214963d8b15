import { atom, type Getter } from 'jotai/vanilla';
import type { ScriptContext } from '../../domain/scripts/check/check-message.ts';
import { longestSeconds } from '../../domain/phone-systems/phone-facts.ts';
import { languageTag } from '../../domain/scripts/script-language.ts';
import { chosen } from '../../domain/order/slots.ts';
import { listedVoicesAtom } from '../catalogue/catalogue.ts';
import { companyNameAtom } from '../drafting/company.ts';
import { languageAtom } from '../host/settings.ts';
import { chosenSystemAtom, messageIdsAtom, voiceSlotsAtom } from '../order/parts.ts';
import { serviceTypeAtom } from '../order/service.ts';
import { stableAtom } from '../atoms/stable-atom.ts';

/**
 * The placeholder for a company's name in the buyer's language; set by the desk, because the core contains no texts.
 */
export const companyPlaceholderAtom = atom('');

const voiceLanguagesAtom = stableAtom((get) => {
  const ids = chosen(get(voiceSlotsAtom));
  const voices = get(listedVoicesAtom).filter(({ id }) => ids.includes(id));
  // A voice without languages may speak any language.
  return voices.some(({ language }) => language.length === 0) ? [] : voices.flatMap(({ language }) => language);
});

/** The language of texts that do not reveal their own: one that the voices speak, preferably the page's. */
export const fallbackLanguageAtom = atom((get): string => {
  const spoken = get(voiceLanguagesAtom).map(languageTag);
  const page = languageTag(get(languageAtom));
  return spoken.includes(page) ? page : (spoken[0] ?? page);
});

/** The maximum length of audio for the selected phone system, in seconds; null if no limit is known. */
export const maxSecondsAtom = atom((get) => longestSeconds(get(chosenSystemAtom), get(serviceTypeAtom)));

/** The part of the context that is the same for all messages of the order. */
const sharedContextAtom = stableAtom((get) => ({
  language: get(fallbackLanguageAtom),
  voiceLanguages: get(voiceLanguagesAtom),
  company: { name: get(companyNameAtom), placeholder: get(companyPlaceholderAtom) },
  maxSeconds: get(maxSecondsAtom),
}));

/** The context for checking a message, by its id; `earlier` are the texts of the messages before it. */
export function contextOf(get: Getter, id: number, earlier: readonly string[]): ScriptContext {
  return { ...get(sharedContextAtom), isGreeting: get(messageIdsAtom)[0] === id, earlier };
}
