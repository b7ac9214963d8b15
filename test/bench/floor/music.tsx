import { memo, useMemo, useState } from 'react';
import { PlayButton, Section, Select } from './controls.tsx';
import { Icon } from './icon.tsx';
import type { Dispatch } from './order.ts';
import type { Track } from './shop.ts';

interface MusicProps {
  readonly all: readonly Track[];
  readonly chosen: string | null;
  readonly seconds: number;
  readonly hasSeveralMessages: boolean;
  readonly dispatch: Dispatch;
}

const lengths = [5, 10, 15, 20, 25, 30];

export const Music = memo(function Music({ all, chosen, seconds, hasSeveralMessages, dispatch }: MusicProps) {
  const [category, setCategory] = useState('acoustic');
  const categories = useMemo(() => [...new Set(all.flatMap((track) => track.categories))].toSorted(), [all]);
  const shown = useMemo(() => all.filter((track) => track.categories.includes(category)), [all, category]);
  return (
    <Section heading="Select Your Background Music" hint="Optional. Choose what plays between your messages.">
      <div className="pair">
        <Select label="Category" value={category} onChange={(event) => setCategory(event.target.value)}>
          {categories.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          label="Music length between prompts"
          value={seconds}
          disabled={chosen === null || !hasSeveralMessages}
          hint="Available with a track and at least two messages."
          onChange={(event) => dispatch({ type: 'edit', part: { musicSeconds: Number(event.target.value) } })}
        >
          {lengths.map((length) => (
            <option key={length} value={length}>
              {length} seconds
            </option>
          ))}
        </Select>
      </div>
      <div role="group" aria-label="Soundtracks" className="scroller tracks-scroller">
        <div className="tracks">
          {shown.map((track) => (
            <TrackRow key={track.id} track={track} isChosen={track.id === chosen} dispatch={dispatch} />
          ))}
        </div>
      </div>
    </Section>
  );
});

interface TrackRowProps {
  readonly track: Track;
  readonly isChosen: boolean;
  readonly dispatch: Dispatch;
}

const TrackRow = memo(function TrackRow({ track, isChosen, dispatch }: TrackRowProps) {
  return (
    <div className="track" data-chosen={isChosen}>
      <PlayButton name={track.title} />
      <div>
        <div className="track-title">{track.title}</div>
        <div className="hint">{track.categories.join(', ')}</div>
      </div>
      <button
        type="button"
        className="button compact"
        aria-pressed={isChosen}
        aria-label={`Select ${track.title}`}
        onClick={() => dispatch({ type: 'edit', part: { track: isChosen ? null : track.id } })}
      >
        {isChosen ? <Icon name="check" size={18} /> : 'Select'}
      </button>
    </div>
  );
});
