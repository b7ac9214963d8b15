import { useAtomValue } from 'jotai/react';
import { memo } from 'react';
import { phoneSystemText } from '../../text/text.ts';
import { useLocale, useText } from '../../form/texts/use-text.ts';
import { findPhoneSystem } from '../../domain/phone-systems/phone-systems.ts';
import { selectPhoneSystem, useOrder } from '../../form/context/form-context.tsx';
import { serviceRulesAtom } from '../../state/session/order-atoms.ts';
import { allSecondsAtom, loopAtom, maxSecondsAtom } from '../../state/script/script-context.ts';
import { timeText, useToolText } from '../use-tool-text.ts';
import { small, warning } from '../../styles/shared.css.ts';
import { phoneFacts, type PhoneFacts } from '../../domain/phone-systems/phone-facts.ts';
import type { DeskText } from '../../text/desk-texts.ts';

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

const kinds = ['loop', 'greeting', 'menu'] as const;

/** The limits of a phone system, where to upload its files, and the sources, each in a line. */
function factsOf(text: DeskText, locale: string, facts: PhoneFacts): readonly string[] {
  const { phone } = text;
  const { seconds = {}, megabytes, limitsSource, upload, uploadSource, makers, source } = facts;
  const times = kinds.flatMap((kind) => {
    const limit = seconds[kind];
    return limit === undefined ? [] : [phone.times[kind](timeText(text, limit))];
  });
  const limits = [...times, megabytes && phone.size(megabytes.toLocaleString(locale))].filter(Boolean).join(', ');
  const knownSource = source ? phone.source(source) : phone.noSource;
  return [
    limits && (limitsSource ? phone.limitsBy(limits, limitsSource) : phone.limits(limits)),
    upload ? phone.upload(uploadSource ? `${upload} (${uploadSource})` : upload) : '',
    makers ? phone.makers(makers) : knownSource,
  ].filter(Boolean);
}

/** Below the phone system: the limits of the selected one, and where to upload its files. */
export const PhoneSystemTool = memo(() => {
  const text = useToolText();
  const locale = useLocale();
  const facts = phoneFacts(useOrder(selectPhoneSystem));
  const { onlyPhoneSystem } = useAtomValue(serviceRulesAtom);
  if (onlyPhoneSystem !== null) return null;
  return (
    <>
      {facts && (
        <div className={small}>
          {factsOf(text, locale, facts).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      <PhoneLimitNote />
    </>
  );
});
