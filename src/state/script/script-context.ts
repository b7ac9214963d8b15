import { atom, type Getter } from 'jotai/vanilla';
import type { ScriptContext } from '../../domain/scripts/check/check-message.ts';
import { longestSeconds } from '../../domain/phone-systems/phone-facts.ts';
import { findPhoneSystem } from '../../domain/phone-systems/phone-systems.ts';
import { languageTag } from '../../domain/scripts/script-language.ts';
import { chosen } from '../../domain/order/slots.ts';
import { voicesAtom } from '../catalogue/catalogue.ts';
import { dataOr } from '../catalogue/remote.ts';
import { companyNameAtom } from '../drafting/company.ts';
import { languageAtom } from '../host/settings.ts';
import { messageIdsAtom, phoneSystemAtom, voiceSlotsAtom } from '../order/parts.ts';
import { serviceTypeAtom } from '../order/service.ts';
import { stableAtom } from '../atoms/stable-atom.ts';

/** What holds the place of a company's name in the buyer's language; set by the desk, since the core holds no texts. */
export const companyPlaceholderAtom = atom('');

const voiceLanguagesAtom = stableAtom((get) => {
  const ids = chosen(get(voiceSlotsAtom));
  const voices = dataOr(get(voicesAtom), []).filter(({ id }) => ids.includes(id));
  // A voice that does not say what it speaks may speak anything.
  return voices.some(({ language }) => language.length === 0) ? [] : voices.flatMap(({ language }) => language);
});

/** The language of texts that do not tell their own: one that the voices speak, the page's if it is among them. */
export const fallbackLanguageAtom = atom((get): string => {
  const spoken = get(voiceLanguagesAtom).map(languageTag);
  const page = languageTag(get(languageAtom));
  return spoken.includes(page) ? page : (spoken[0] ?? page);
});

/** How many seconds of audio the chosen phone system takes; null where no limit is known. */
export const maxSecondsAtom = atom((get) => {
  const system = get(phoneSystemAtom);
  return longestSeconds(system, findPhoneSystem(system)?.format ?? '', get(serviceTypeAtom));
});

/** What is the same for all messages of the order. */
const sharedContextAtom = stableAtom((get) => ({
  language: get(fallbackLanguageAtom),
  voiceLanguages: get(voiceLanguagesAtom),
  company: { name: get(companyNameAtom), placeholder: get(companyPlaceholderAtom) },
  maxSeconds: get(maxSecondsAtom),
}));

/** What a message, by its id, is checked with; `earlier` are the texts of those before it. */
export function contextOf(get: Getter, id: number, earlier: readonly string[]): ScriptContext {
  return { ...get(sharedContextAtom), isGreeting: get(messageIdsAtom)[0] === id, earlier };
}
