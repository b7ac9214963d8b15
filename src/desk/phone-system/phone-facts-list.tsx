import { phoneFacts, type PhoneFacts } from '../../domain/phone-systems/phone-facts.ts';
import { useLocale } from '../../form/texts/use-text.ts';
import { useOrder } from '../../form/context/form-context.tsx';
import { selectPhoneSystem } from '../../form/context/selectors.ts';
import type { DeskText } from '../../text/desk-texts.ts';
import { timeText } from '../time-text.ts';
import { useToolText } from '../use-tool-text.ts';
import { small } from '../../styles/shared.css.ts';

const kinds = ['hold', 'greeting', 'prompt'] as const;

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

function sourceLine({ phone }: DeskText, { source, isMakers }: PhoneFacts): string {
  if (source === null) return phone.noSource;
  return isMakers ? phone.makers(source) : phone.source(source);
}

function uploadLine({ phone }: DeskText, { upload, uploadSource }: PhoneFacts): string {
  if (upload === undefined) return phone.uploadUnknown;
  return phone.upload(uploadSource === undefined ? upload : `${upload} (${uploadSource})`);
}

/** The limits of the selected phone system, where to upload its files, and the sources. */
export function PhoneFactsList() {
  const text = useToolText();
  const locale = useLocale();
  const known = phoneFacts(useOrder(selectPhoneSystem));
  if (known === undefined) return null;
  return (
    <div className={small}>
      {[...limitsLine(text, locale, known), uploadLine(text, known), sourceLine(text, known)].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
