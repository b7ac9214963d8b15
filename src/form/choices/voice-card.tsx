import { useAtomValue } from 'jotai/react';
import { memo, useRef } from 'react';
import { isAway, type Voice } from '../../domain/catalogue/voice.ts';
import { readAtAtom } from '../../state/catalogue/catalogue.ts';
import { TipTag } from '../../ui/tag/tip-tag.tsx';
import { languageName, useFormat, useText } from '../texts/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import * as tagCss from '../../ui/tag/tag.css.ts';
import { Preview } from '../layout/preview.tsx';
import * as css from './voice-card.css.ts';
import { small } from '../../styles/shared.css.ts';

interface SpecialTagsProps {
  readonly voice: Voice;
  /** Whether to say 'No Rush Orders', for a card without other cards. */
  readonly isLong?: boolean;
}

/** Special tags of a voice: away now, or without rush production. */
function SpecialTags({ voice, isLong }: SpecialTagsProps) {
  const text = useText().voices;
  const format = useFormat();
  const isAwayNow = isAway(voice, useAtomValue(readAtAtom));
  return (
    <>
      {isAwayNow && (
        <TipTag kind="warning" label={text.away} tip={text.awayUntil(format.date(voice.plannedAbsence?.end ?? ''))} />
      )}
      {voice.rushOrderUnavailable && (
        <TipTag kind="note" label={isLong ? text.noRushOrders : text.noRush} tip={text.noRushTip} />
      )}
    </>
  );
}

// A voice in its two formats (docs/behaviour.md, On screen): the card of the picker, and portrait with name.

interface VoiceCardProps {
  readonly voice: Voice;
  /** The name shared by the radios of one list. */
  readonly group: string;
  readonly isChosen: boolean;
  /** Whether it stays in a list that is cut short. */
  readonly isKept: boolean;
  /** Names the other slot that already contains this voice, such as "Voice #1"; null if none does. */
  readonly otherSlot: string | null;
  /** The active tag of the filter, if this voice has it. */
  readonly activeTag: string | null;
  /** The id of what is wrong with the choice, read at the card that gets the focus for it. */
  readonly describedBy: string | undefined;
  readonly onChoose: (id: string, card: HTMLElement) => void;
  readonly onTag: (tag: string, id: string, card: HTMLElement) => void;
}

/** A voice to select: portrait, name, languages, tags and its preview. */
export const VoiceCard = memo((props: VoiceCardProps) => {
  const { voice, group, isChosen, isKept, otherSlot, activeTag, describedBy, onChoose, onTag } = props;
  const id = `voice-${voice.id}`;
  const card = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={card}
      className={css.card}
      data-chosen={isChosen}
      data-kept={isKept || undefined}
      data-in-other-slot={otherSlot !== null}
    >
      <input
        type="radio"
        name={group}
        id={id}
        className={css.radio}
        // With the languages as words; the label would be read twice.
        aria-label={`${voice.name} ${voice.language.map(languageName).join(', ')}`}
        checked={isChosen}
        aria-describedby={describedBy}
        disabled={otherSlot !== null}
        onChange={() => card.current && onChoose(voice.id, card.current)}
      />
      <div className={css.face}>
        <Portrait voice={voice} />
        {otherSlot === null && <span className={css.mark}>{isChosen && <Icon name="check" size={14} />}</span>}
      </div>
      <div className={css.who}>
        <label htmlFor={id} aria-hidden="true" className={css.label}>
          <span className={css.name}>{voice.name}</span>{' '}
          <span className={small}>{voice.language.map((one) => one.toUpperCase()).join(', ')}</span>
        </label>
        {otherSlot !== null && <span className={css.slot}>{otherSlot}</span>}
        <SpecialTags voice={voice} />
      </div>
      <div className={css.above}>
        <Preview name={voice.name} url={voice.preview} />
      </div>
      <div className={css.tags}>
        {voice.tags.map((tag) => (
          <button
            key={tag}
            type="button"
            // The same filter is above the list, so the tags of every voice need not be Tab stops.
            tabIndex={-1}
            className={tagCss.tag.button}
            aria-pressed={tag === activeTag}
            onClick={() => card.current && onTag(tag, voice.id, card.current)}
          >
            {tag}
          </button>
        ))}
      </div>
    </div>
  );
});

/** Portrait and name, for the summary. */
export function VoiceName({ voice }: { readonly voice: Voice }) {
  return (
    <span className={css.named}>
      <Portrait voice={voice} />
      <span className={css.name}>{voice.name}</span>
      <SpecialTags voice={voice} isLong />
    </span>
  );
}

/** The portrait, or the first letter if there is none. */
const Portrait = ({ voice: { image, name } }: { readonly voice: Voice }) => (
  <Picture
    src={image}
    className={css.portrait}
    otherwise={
      <span className={css.portrait} aria-hidden="true">
        {name.slice(0, 1)}
      </span>
    }
  />
);
