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

function limitsLine(
  text: DeskText,
  locale: string,
  { seconds = {}, megabytes, limitsSource }: PhoneFacts,
): readonly string[] {
  const { phone } = text;
  const times = kinds.flatMap((kind) => {
    const limit = seconds[kind];
    return limit === undefined ? [] : [phone.times[kind](timeText(text, limit))];
  });
  const limits = (megabytes === undefined ? times : [...times, phone.size(megabytes.toLocaleString(locale))]).join(
    ', ',
  );
  if (limits === '') return [];
  return [limitsSource === undefined ? phone.limits(limits) : phone.limitsBy(limits, limitsSource)];
}

function sourceLine({ phone }: DeskText, { makers, source }: PhoneFacts): string {
  if (makers !== undefined) return phone.makers(makers);
  return source === undefined ? phone.noSource : phone.source(source);
}

function uploadLine({ phone }: DeskText, { upload, uploadSource }: PhoneFacts): readonly string[] {
  if (upload === undefined) return [];
  return [phone.upload(uploadSource === undefined ? upload : `${upload} (${uploadSource})`)];
}

/** The limits of the selected phone system, where to upload its files, and the sources. */
function PhoneFactsList() {
  const text = useToolText();
  const locale = useLocale();
  const known = phoneFacts(useOrder(selectPhoneSystem));
  if (known === undefined) return null;
  return (
    <div className={small}>
      {[...limitsLine(text, locale, known), ...uploadLine(text, known), sourceLine(text, known)].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** Below the phone system: the limits of the selected one, and where to upload its files. */
export const PhoneSystemTool = memo(() => {
  const { onlyPhoneSystem } = useAtomValue(serviceRulesAtom);
  if (onlyPhoneSystem !== null) return null;
  return (
    <>
      <PhoneFactsList />
      <PhoneLimitNote />
    </>
  );
});
