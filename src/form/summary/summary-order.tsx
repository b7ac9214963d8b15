import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { useForm } from '../context/form-context.tsx';
import { changeCheckout, isProcessingAtom } from '../../state/checkout/checkout-state.ts';
import { settingsAtom } from '../../state/host/settings.ts';
import type { Text } from '../../text/en.ts';
import { visuallyHidden } from '../../styles/root.css.ts';
import { centred, row, small, stack } from '../../styles/shared.css.ts';
import { Button } from '../../ui/button/button.tsx';
import { thenFocus, type FieldName } from '../focus/focus-field.ts';
import { useText } from '../texts/use-text.ts';
import * as css from './summary.css.ts';
import { chargedWords } from '../../domain/scripts/count-words.ts';
import { findPhoneSystem } from '../../domain/phone-systems/phone-systems.ts';
import { itemsIn, tracksOf } from '../../domain/order/slots.ts';
import { defaultStyleGuide } from '../../domain/order/style-guide.ts';
import { needsPhoneAtom } from '../../state/buyer/guest-details.ts';
import { userAtom } from '../../state/buyer/load-user.ts';
import { dataOr, listedVoicesAtom, tracksAtom } from '../../state/catalogue/catalogue.ts';
import { includedWordsAtom, orderAtom, sharedMessagesAtom } from '../../state/session/order-atoms.ts';
import { Icon } from '../../ui/icon.tsx';
import { phoneSystemText, wordsText } from '../../text/text.ts';
import { VoiceName } from '../choices/voice-card.tsx';
import { Preview } from '../layout/preview.tsx';

interface SummaryPartProps {
  readonly heading: string;
  readonly part: keyof Text['summary']['edited'];
  /** The field of the form that gets the focus when the part is edited. */
  readonly field: FieldName;
  readonly children: ReactNode;
}

/**
 * A part of the summary. Its Edit button leads to the place in the form where it can be edited; the bar leads back.
 */
function SummaryPart({ heading, part, field, children }: SummaryPartProps) {
  const text = useText().summary;
  const isBusy = useAtomValue(isProcessingAtom);
  const form = useForm();
  const hidden: readonly string[] = useAtomValue(settingsAtom).hiddenParts;
  const edit = thenFocus(() => changeCheckout(form, { type: 'closed' }), field, 'center');
  return (
    <div className={stack}>
      <div className={css.partHead}>
        <h3 className={css.heading}>{heading}</h3>
        {!hidden.includes(field) && (
          <Button kind="quiet" isCompact className={css.edit} data-print="no" disabled={isBusy} onClick={edit}>
            <span>{text.edit}</span> <span className={visuallyHidden}>{text.edited[part]}</span>
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}

/** The selected voices. */
export function SummaryVoices() {
  const text = useText().summary;
  const voices = itemsIn(useAtomValue(orderAtom).voices, useAtomValue(listedVoicesAtom));
  return (
    <SummaryPart heading={text.voices[voices.length === 1 ? 'one' : 'other']} part="voices" field="voices">
      <ul className={row}>
        {voices.map((voice) => (
          <li key={voice.id} className={css.person}>
            <VoiceName voice={voice} />
            <Preview name={voice.name} url={voice.preview} />
          </li>
        ))}
      </ul>
    </SummaryPart>
  );
}

/** The selected tracks, if any. */
export function SummaryTracks() {
  const text = useText().summary;
  const order = useAtomValue(orderAtom);
  const ids = tracksOf(order);
  const tracks = itemsIn(ids, dataOr(useAtomValue(tracksAtom), []));
  if (ids.length === 0) return null;
  return (
    <SummaryPart heading={text.tracks[tracks.length === 1 ? 'one' : 'other']} part="tracks" field="track-category">
      <ul className={row}>
        {tracks.map((track) => (
          <li key={track.id} className={css.person}>
            <span className={`${centred} ${css.trackIcon}`}>
              <Icon name="music" />
            </span>
            <span>{track.title}</span>
          </li>
        ))}
      </ul>
      {order.messages.length > 1 && <p className={small}>{text.music(order.musicSeconds)}</p>}
    </SummaryPart>
  );
}

/** The prompts with their text, style and word counts. */
export function SummaryMessages() {
  const { summary: text, messages, totals, styleGuides } = useText();
  const order = useAtomValue(orderAtom);
  const included = useAtomValue(includedWordsAtom);
  const shown = order.messages.filter((message) => message.content.trim() !== '');
  return (
    <SummaryPart heading={text.prompts} part="prompts" field="message-0">
      {shown.length === 0 ? (
        <p>{text.noPrompts}</p>
      ) : (
        <ol className={css.messages}>
          {shown.map((message, index) => {
            const name = message.name.trim();
            const guide = message.guide ?? defaultStyleGuide;
            const style = guide === 'custom' ? message.customStyle : styleGuides[guide].label;
            return (
              <li key={message.id} className={css.message}>
                <div className={css.messageHead}>
                  <span>{[messages.card(index + 1), name].filter(Boolean).join(' · ')}</span>
                  <span className={css.messageWords}>{wordsText(totals, chargedWords(message.content, included))}</span>
                </div>
                <p className={css.messageText}>{message.content}</p>
                <p className={small}>{text.style(style)}</p>
                <SummaryReader index={order.messages.indexOf(message)} />
              </li>
            );
          })}
        </ol>
      )}
    </SummaryPart>
  );
}

/** Which of several voices reads a message. */
function SummaryReader({ index }: { readonly index: number }) {
  const text = useText().summary;
  const reader = useAtomValue(sharedMessagesAtom).find(({ numbers }) => numbers.includes(index + 1))?.name;
  return reader !== undefined && <p className={small}>{text.reader(reader)}</p>;
}

/** The number of a logged-in buyer that will be called, the phone system and the comments. */
export function SummaryDetails() {
  const text = useText();
  const order = useAtomValue(orderAtom);
  const found = findPhoneSystem(order.phoneSystem);
  const system = found && phoneSystemText(text, found);
  const needsPhone = useAtomValue(needsPhoneAtom);
  const phone = useAtomValue(userAtom)?.phone;
  return (
    <>
      {needsPhone && phone && (
        <div className={stack}>
          <h3 className={css.heading}>{text.guest.phone}</h3>
          <p>{phone}</p>
          <p className={small}>{text.guest.phoneHint}</p>
        </div>
      )}
      {system && (
        <SummaryPart heading={text.summary.format} part="format" field="phone-system">
          <p>
            <span>{system.label}</span>
            {system.format !== system.label && <span className={small}>{` · ${system.format}`}</span>}
          </p>
        </SummaryPart>
      )}
      {order.comments.trim() !== '' && (
        <SummaryPart heading={text.comments.heading} part="comments" field="comments">
          <p className={css.messageText}>{order.comments}</p>
        </SummaryPart>
      )}
    </>
  );
}
