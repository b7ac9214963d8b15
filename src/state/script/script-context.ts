import { atom, type Getter } from 'jotai/vanilla';
import { distinctAtom } from '../distinct-atom.ts';
import { itemsIn } from '../../domain/order/slots.ts';
import { findPhoneSystem } from '../../domain/phone-systems/phone-systems.ts';
import { longestSeconds } from '../../domain/phone-systems/phone-facts.ts';
import type { ScriptContext } from '../../domain/scripts/check/check-message.ts';
import { checkedLanguage, languageTag } from '../../domain/scripts/script-language.ts';
import { toolTextFor } from '../../text/tool-text.ts';
import { listedVoicesAtom } from '../catalogue/catalogue.ts';
import { companyNameAtom } from '../drafting/drafting-form.ts';
import { languageAtom, textAtom } from '../host/settings.ts';
import { atomsById, messageAtom, messageIdsAtom, orderAtom, serviceTypeAtom } from '../session/order-atoms.ts';
import { gapSeconds, loopOf } from '../../domain/scripts/listen/loop.ts';
import { spokenSeconds } from '../../domain/scripts/spoken-seconds.ts';

/** The languages that the chosen voices speak; empty if they may speak any. */
function voiceLanguages(get: Getter): readonly string[] {
  const voices = itemsIn(get(orderAtom).voices, get(listedVoicesAtom));
  // A voice without languages may speak any language.
  return voices.some(({ language }) => language.length === 0) ? [] : voices.flatMap(({ language }) => language);
}

/** The language of texts that do not reveal their own: one that the voices speak, preferably the page's. */
export const fallbackLanguageAtom = atom((get): string => {
  const spoken = voiceLanguages(get).map(languageTag);
  const page = languageTag(get(languageAtom));
  return spoken.includes(page) ? page : (spoken[0] ?? page);
});

/** The maximum length of audio for the selected phone system, in seconds; null if no limit is known. */
export const maxSecondsAtom = atom((get) =>
  longestSeconds(findPhoneSystem(get(orderAtom).phoneSystem), get(serviceTypeAtom)),
);

/** The part of the context that is the same for all messages of the order. */
const sharedContextAtom = distinctAtom((get) => ({
  language: get(fallbackLanguageAtom),
  voiceLanguages: voiceLanguages(get),
  company: { name: get(companyNameAtom), placeholder: toolTextFor(get(textAtom)).companyPlaceholder },
  maxSeconds: get(maxSecondsAtom),
}));

/** The context for checking a message, by its id; `earlier` are the texts of the messages before it. */
export function contextOf(get: Getter, id: number, earlier: readonly string[]): ScriptContext {
  return { ...get(sharedContextAtom), isGreeting: get(messageIdsAtom)[0] === id, earlier };
}

/** The spoken length of a message, by its id, in whole seconds. */
export const messageSecondsAtom = atomsById((id) =>
  atom((get) => {
    const content = get(messageAtom(id))?.content ?? '';
    const exact = spokenSeconds(content, checkedLanguage(content, get(fallbackLanguageAtom)));
    return exact === 0 ? 0 : Math.max(1, Math.round(exact));
  }),
);

/** The spoken length of each message, in whole seconds. */
export const allSecondsAtom = distinctAtom((get) => get(messageIdsAtom).map((id) => get(messageSecondsAtom(id))));

/** The loop that callers on hold hear. */
export const loopAtom = distinctAtom((get) => loopOf(get(allSecondsAtom), gapSeconds(get(orderAtom))));
