import { selectAtom } from 'jotai/utils';
import { atom } from 'jotai/vanilla';
import { isSame } from '../../domain/common/json.ts';
import type { Message } from '../../domain/order/order.ts';
import { gapSeconds, loopOf } from '../../domain/scripts/listen/loop.ts';
import { spokenSeconds } from '../../domain/scripts/spoken-seconds.ts';
import { checkedLanguage } from '../../domain/scripts/tell-language.ts';
import { messageAtom, orderAtom } from '../session/order.ts';
import { fallbackLanguageAtom } from './script-context.ts';

/** An edited message is a new object, so only its own words are timed again. */
const known = new WeakMap<Message, { readonly fallback: string; readonly seconds: number }>();

function secondsOf(message: Message, fallback: string): number {
  const before = known.get(message);
  if (before?.fallback === fallback) return before.seconds;
  const exact = spokenSeconds(message.content, checkedLanguage(message.content, fallback));
  const seconds = exact === 0 ? 0 : Math.max(1, Math.round(exact));
  known.set(message, { fallback, seconds });
  return seconds;
}

/** The spoken length of each message, in whole seconds. */
export const allSecondsAtom = selectAtom(
  atom((get) => get(orderAtom).messages.map((message) => secondsOf(message, get(fallbackLanguageAtom)))),
  (seconds) => seconds,
  isSame,
);

/** The spoken length of a message, by its id, in whole seconds. Create it once per card. */
export const messageSecondsAtom = (id: number) =>
  atom((get) => {
    const message = get(messageAtom(id));
    return message === undefined ? 0 : secondsOf(message, get(fallbackLanguageAtom));
  });

/** The loop that callers on hold hear. */
export const loopAtom = atom((get) => loopOf(get(allSecondsAtom), gapSeconds(get(orderAtom))));
