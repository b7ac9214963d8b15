import { useAtomValue } from 'jotai/react';
import { phoneSystemText } from '../../text/text.ts';
import { useText } from '../../form/texts/use-text.ts';
import { findPhoneSystem } from '../../domain/phone-systems/phone-systems.ts';
import { useOrder } from '../../form/context/form-context.tsx';
import { selectPhoneSystem } from '../../form/context/selectors.ts';
import { serviceRulesAtom } from '../../state/session/order.ts';
import { maxSecondsAtom } from '../../state/script/script-context.ts';
import { allSecondsAtom, loopAtom } from '../../state/script/spoken-length.ts';
import { timeText } from '../time-text.ts';
import { useToolText } from '../use-tool-text.ts';
import { warning } from '../../styles/shared.css.ts';

/** Says that the order is longer than its phone system allows; it can be ordered anyway. */
export function PhoneLimitNote() {
  const texts = useText();
  const text = useToolText();
  const limit = useAtomValue(maxSecondsAtom);
  const { hasMusic: isLoop } = useAtomValue(serviceRulesAtom);
  const loop = useAtomValue(loopAtom);
  const messages = useAtomValue(allSecondsAtom);
  const chosen = findPhoneSystem(useOrder(selectPhoneSystem));
  // On hold, the limit applies to the loop, otherwise to each message.
  const seconds = isLoop ? loop.seconds : Math.max(0, ...messages);
  if (limit === null || seconds <= limit || chosen === undefined) return null;
  const say = isLoop ? text.phone.longLoop : text.phone.longMessage;
  const { label } = phoneSystemText(texts, chosen);
  return <p className={warning}>{say(timeText(text, seconds), label, timeText(text, limit))}</p>;
}
