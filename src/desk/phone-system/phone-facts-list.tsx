import { phoneFacts, type PhoneFacts } from '../../domain/phone-systems/phone-facts.ts';
import type { DeskText } from '../../text/desk-texts.ts';
import * as css from '../desk.css.ts';
import { timeText } from '../time-text.ts';
import { useDeskText } from '../use-desk-text.ts';
import { useChosenSystem } from './use-phone-limit.ts';

const kinds = ['hold', 'greeting', 'prompt'] as const;

function linesOf(text: DeskText, { seconds = {}, megabytes, upload, source, isMakers }: PhoneFacts): readonly string[] {
  const { phone } = text;
  const times = kinds.flatMap((kind) => {
    const limit = seconds[kind];
    return limit === undefined ? [] : [phone.times[kind](timeText(text, limit))];
  });
  const limits = megabytes === undefined ? times : [...times, phone.size(megabytes)];
  return [
    ...(limits.length > 0 ? [phone.limits(limits.join(', '))] : []),
    upload === undefined ? phone.uploadUnknown : phone.upload(upload.place, upload.source),
    (isMakers ? phone.makers : phone.source)(source),
  ];
}

/** What the chosen phone system takes, where its files go, and who says so. */
export function PhoneFactsList() {
  const text = useDeskText();
  const known = phoneFacts(useChosenSystem()?.value ?? '');
  if (known === undefined) return null;
  return (
    <div className={css.note}>
      {linesOf(text, known).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
