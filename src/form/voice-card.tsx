import { useId, useState } from 'react';
import type { Voice } from '../domain/voice.ts';
import { Icon } from '../ui/icon.tsx';
import * as tagCss from '../ui/tag.css.ts';
import { Preview } from './preview.tsx';
import * as css from './voice-card.css.ts';
import { SpecialTags, VoiceTags } from './voice-tags.tsx';

/** How a card takes part in the picker. */
export interface VoiceChoice {
  readonly isChosen: boolean;
  /** Tells the other slot that already holds this voice, such as "Voice #1"; null where none does. */
  readonly takenBy: string | null;
  readonly activeTag: string | null;
  readonly onChoose: () => void;
  readonly onTag: (tag: string) => void;
}

type VoiceCardProps =
  | { readonly voice: Voice; readonly format?: 'default'; readonly choice: VoiceChoice }
  | { readonly voice: Voice; readonly format: 'playerOnly' | 'imageWithName' };

/** A voice in one of its three formats (spec.md section 2, "Voice card formats"). */
export function VoiceCard(props: VoiceCardProps) {
  const { voice } = props;
  if (props.format === 'playerOnly') return <Preview name={voice.name} url={voice.preview} />;
  if ('choice' in props) return <ChoiceCard voice={voice} choice={props.choice} />;
  return <ImageWithName voice={voice} />;
}

/** A voice to choose: portrait, name, languages, tags and its preview. */
function ChoiceCard({ voice, choice }: { readonly voice: Voice; readonly choice: VoiceChoice }) {
  const id = useId();
  const { isChosen, takenBy, activeTag, onChoose, onTag } = choice;
  return (
    <div className={css.card}>
      <div className={css.face}>
        <Portrait voice={voice} />
        <span className={css.mark}>
          <Icon name="check" size={14} />
        </span>
      </div>
      <input
        type="radio"
        name="voice"
        id={id}
        className={css.radio}
        checked={isChosen}
        disabled={takenBy !== null}
        onChange={onChoose}
      />
      <label htmlFor={id} className={css.label}>
        <span className={css.name}>{voice.name}</span>{' '}
        <span className={css.languages}>{voice.language.map((one) => one.toUpperCase()).join(', ')}</span>
      </label>
      <div className={css.above}>
        <Preview name={voice.name} url={voice.preview} />
      </div>
      <div className={css.tags}>
        {takenBy !== null && <span className={tagCss.tag.strong}>{takenBy}</span>}
        <SpecialTags voice={voice} />
        <VoiceTags tags={voice.tags} activeTag={activeTag} onTag={onTag} />
      </div>
    </div>
  );
}

function ImageWithName({ voice }: { readonly voice: Voice }) {
  return (
    <span className={css.named}>
      <Portrait voice={voice} />
      <span className={css.name}>{voice.name}</span>
      <SpecialTags voice={voice} isLong />
    </span>
  );
}

/** The portrait, or the first letter where there is none to show. */
function Portrait({ voice }: { readonly voice: Voice }) {
  const [isBroken, setBroken] = useState(false);
  if (voice.image === null || isBroken) {
    return (
      <span className={css.portrait} aria-hidden="true">
        {voice.name.slice(0, 1)}
      </span>
    );
  }
  return (
    <img
      className={css.portrait}
      src={voice.image}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}
