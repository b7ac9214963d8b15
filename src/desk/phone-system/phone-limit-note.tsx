import { useAtomValue } from 'jotai/react';
import { selectAtom } from 'jotai/utils';
import { atom } from 'jotai/vanilla';
import { phoneSystemText } from '../../form/texts/phone-system-text.ts';
import { useText } from '../../form/texts/use-text.ts';
import { isSame } from '../../domain/common/json.ts';
import { findPhoneSystem } from '../../domain/phone-systems/phone-systems.ts';
import { useOrder } from '../../form/context/form-context.tsx';
import { selectPhoneSystem } from '../../form/context/selectors.ts';
import { serviceRulesAtom } from '../../state/session/order.ts';
import { maxSecondsAtom } from '../../state/script/script-context.ts';
import { allSecondsAtom, loopAtom } from '../../state/script/spoken-length.ts';
import { timeText } from '../time-text.ts';
import { useToolText } from '../use-tool-text.ts';
import { warning } from '../../styles/shared.css.ts';

/**
 * An order that is longer than its phone system allows, in seconds: the loop on hold, otherwise its longest message.
 */
interface Excess {
  readonly isLoop: boolean;
  readonly seconds: number;
  readonly limit: number;
}

/** The excess length of the order for its phone system; null if it fits, or if no limit is known. */
const excessAtom = selectAtom(
  atom((get): Excess | null => {
    const limit = get(maxSecondsAtom);
    if (limit === null) return null;
    const isLoop = get(serviceRulesAtom).hasMusic;
    const seconds = isLoop ? get(loopAtom).seconds : Math.max(0, ...get(allSecondsAtom));
    return seconds > limit ? { isLoop, seconds, limit } : null;
  }),
  (excess) => excess,
  isSame,
);

/** Says that the order is longer than its phone system allows; it can be ordered anyway. */
export function PhoneLimitNote() {
  const texts = useText();
  const text = useToolText();
  const excess = useAtomValue(excessAtom);
  const chosen = findPhoneSystem(useOrder(selectPhoneSystem));
  if (excess === null || chosen === undefined) return null;
  const say = excess.isLoop ? text.phone.longLoop : text.phone.longMessage;
  const { label } = phoneSystemText(texts, chosen);
  return <p className={warning}>{say(timeText(text, excess.seconds), label, timeText(text, excess.limit))}</p>;
}
