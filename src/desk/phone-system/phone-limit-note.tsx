import { phoneSystemText } from '../../form/texts/phone-system-text.ts';
import { useText } from '../../form/texts/use-text.ts';
import { timeText } from '../time-text.ts';
import { useDeskText } from '../use-desk-text.ts';
import { useChosenSystem, useExcess } from './use-phone-limit.ts';
import { warning } from '../../styles/shared.css.ts';

/** Says that the order is longer than its phone system allows; it can be ordered anyway. */
export function PhoneLimitNote() {
  const texts = useText();
  const text = useDeskText();
  const excess = useExcess();
  const chosen = useChosenSystem();
  if (excess === null || chosen === undefined) return null;
  const say = excess.isLoop ? text.phone.longLoop : text.phone.longMessage;
  const { label } = phoneSystemText(texts, chosen);
  return <p className={warning}>{say(timeText(text, excess.seconds), label, timeText(text, excess.limit))}</p>;
}
