import { useId, useState } from 'react';
import type { Voice } from '../../domain/voice.ts';
import { Icon } from '../../ui/icon.tsx';
import * as tagCss from '../../ui/tag.css.ts';
import { Preview } from '../preview.tsx';
import * as css from './voice-card.css.ts';
import { VoiceTags } from './voice-tags.tsx';

interface VoiceCardProps {
  readonly voice: Voice;
  readonly isChosen: boolean;
  /** Tells the other slot that already holds this voice, such as "Voice #1"; null where none does. */
  readonly takenBy: string | null;
  readonly activeTag: string | null;
  readonly onChoose: () => void;
  readonly onTag: (tag: string) => void;
}

/** One voice to choose: portrait, name, languages, tags and its preview (spec.md section 2). */
export function VoiceCard({ voice, isChosen, takenBy, activeTag, onChoose, onTag }: VoiceCardProps) {
  const id = useId();
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
        <VoiceTags voice={voice} activeTag={activeTag} onTag={onTag} />
      </div>
    </div>
  );
}

/** The portrait, or the first letter where there is none to show. */
export function Portrait({ voice }: { readonly voice: Voice }) {
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
      width={56}
      height={56}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}
