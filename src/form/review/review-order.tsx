import { useAtomValue } from 'jotai/react';
import { useMemo } from 'react';
import { messageWords } from '../../domain/scripts/message-words.ts';
import { tracksOf } from '../../domain/checkout/order-body.ts';
import { findPhoneSystem } from '../../domain/phone-systems/phone-systems.ts';
import { chosen } from '../../domain/order/slots.ts';
import { defaultStyleGuide } from '../../domain/order/style-guide.ts';
import { soundtracksAtom, voicesAtom } from '../../state/catalogue/catalogue.ts';
import { dataOr } from '../../state/catalogue/remote.ts';
import { orderAtom } from '../../state/order/order.ts';
import { includedWordsAtom } from '../../state/order/parts.ts';
import { readerNameAtom } from '../../state/order/readers.ts';
import { Icon } from '../../ui/icon.tsx';
import { phoneSystemText } from '../texts/phone-system-text.ts';
import { useText } from '../texts/use-text.ts';
import { VoiceName, VoicePlayer } from '../choices/voice-card.tsx';
import * as css from './review.css.ts';

/** The chosen voices. */
export function ReviewVoices() {
  const text = useText().review;
  const ids = chosen(useAtomValue(orderAtom).voices);
  const voices = dataOr(useAtomValue(voicesAtom), []);
  const shown = ids.flatMap((id) => voices.filter((voice) => voice.id === id));
  return (
    <div className={css.part}>
      <h3 className={css.heading}>{text.voices}</h3>
      <ul className={css.people}>
        {shown.map((voice) => (
          <li key={voice.id} className={css.person}>
            <VoiceName voice={voice} />
            <VoicePlayer voice={voice} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The chosen tracks, where there are any. */
export function ReviewTracks() {
  const text = useText().review;
  const order = useAtomValue(orderAtom);
  const ids = tracksOf(order);
  const tracks = dataOr(useAtomValue(soundtracksAtom), []);
  if (ids.length === 0) return null;
  const shown = ids.flatMap((id) => tracks.filter((track) => track.id === id));
  return (
    <div className={css.part}>
      <h3 className={css.heading}>{text.tracks}</h3>
      <ul className={css.people}>
        {shown.map((track) => (
          <li key={track.id} className={css.person}>
            <span className={css.trackIcon}>
              <Icon name="music" />
            </span>
            {track.title}
          </li>
        ))}
      </ul>
      {order.messages.length > 1 && <p className={css.small}>{text.music(order.musicSeconds)}</p>}
    </div>
  );
}

/** The prompts with their text, style and word counts. */
export function ReviewPrompts() {
  const { review: text, messages, totals, styleGuides } = useText();
  const order = useAtomValue(orderAtom);
  const included = useAtomValue(includedWordsAtom);
  const shown = order.messages.filter((message) => message.content.trim() !== '');
  return (
    <div className={css.part}>
      <h3 className={css.heading}>{text.prompts}</h3>
      {shown.length === 0 && <p>{text.noPrompts}</p>}
      {shown.length > 0 && (
        <ol className={css.prompts}>
          {shown.map((message, index) => {
            const { words, wordsExtra } = messageWords(message, included);
            const guide = message.guide ?? defaultStyleGuide;
            const style = guide === 'custom' ? message.customStyle : styleGuides[guide].label;
            return (
              <li key={message.id} className={css.prompt}>
                <div className={css.promptHead}>
                  {[messages.card(index + 1), message.name.trim()].filter(Boolean).join(' · ')}
                  <span className={css.promptWords}>
                    {totals.words(words)} {wordsExtra > 0 && totals.extra(wordsExtra)}
                  </span>
                </div>
                <p className={css.promptText}>{message.content}</p>
                <p className={css.promptStyle}>{text.style(style)}</p>
                <ReviewReader index={order.messages.indexOf(message)} />
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}

/** Which of several voices reads a message. */
function ReviewReader({ index }: { readonly index: number }) {
  const text = useText().review;
  const reader = useAtomValue(useMemo(() => readerNameAtom(index), [index]));
  return reader !== undefined && <p className={css.promptStyle}>{text.reader(reader)}</p>;
}

/** The phone system and the comments. */
export function ReviewDetails() {
  const text = useText();
  const order = useAtomValue(orderAtom);
  const found = findPhoneSystem(order.phoneSystem);
  const system = found && phoneSystemText(text, found);
  return (
    <>
      {system && (
        <div className={css.part}>
          <h3 className={css.heading}>{text.review.format}</h3>
          <p>
            {system.label}
            {system.format !== system.label && <span className={css.small}> · {system.format}</span>}
          </p>
        </div>
      )}
      {order.comments.trim() !== '' && (
        <div className={css.part}>
          <h3 className={css.heading}>{text.review.comments}</h3>
          <p className={css.promptText}>{order.comments}</p>
        </div>
      )}
    </>
  );
}
