import { memo, useId } from 'react';
import { PlayButton } from './controls.tsx';
import { Icon } from './icon.tsx';
import type { Dispatch } from './order.ts';
import type { Voice } from './shop.ts';

interface VoiceCardProps {
  readonly voice: Voice;
  readonly isChosen: boolean;
  readonly activeTag: string | null;
  readonly dispatch: Dispatch;
  readonly onTag: (tag: string) => void;
}

/** A voice to choose. */
export const VoiceCard = memo(function VoiceCard({ voice, isChosen, activeTag, dispatch, onTag }: VoiceCardProps) {
  const id = useId();
  return (
    <div className="voice" data-chosen={isChosen}>
      <div className="face">
        <img className="portrait" src={voice.image} alt="" loading="lazy" decoding="async" />
        <span className="mark">
          <Icon name="check" size={14} />
        </span>
      </div>
      <input
        type="radio"
        name="voice"
        id={id}
        className="radio"
        checked={isChosen}
        onChange={() => dispatch({ type: 'choose-voice', id: voice.id })}
      />
      <label htmlFor={id} className="voice-label">
        <span className="voice-name">{voice.name}</span>{' '}
        <span className="voice-languages">{voice.language.join(', ').toUpperCase()}</span>
      </label>
      <div className="above">
        <PlayButton name={voice.name} />
      </div>
      <div className="tags">
        {voice.rushOrderUnavailable && (
          <button type="button" className="tag warning" title="Rush production not available">
            No Rush
          </button>
        )}
        {voice.tags.map((tag) => (
          <button key={tag} type="button" className="tag" aria-pressed={tag === activeTag} onClick={() => onTag(tag)}>
            {tag}
          </button>
        ))}
      </div>
    </div>
  );
});
