import { memo } from 'react';
import type { Dispatch, Track } from './order.ts';

interface MusicProps {
  readonly all: readonly Track[];
  readonly chosen: string;
  readonly dispatch: Dispatch;
}

export const Music = memo(function Music({ all, chosen, dispatch }: MusicProps) {
  return (
    <section className="section">
      <h2>Select Your Background Music</h2>
      <div role="group" aria-label="Soundtracks" className="tracks scroller">
        {all.map(({ id, title, categories }) => (
          <div key={id} className="row">
            <button aria-label={`Play ${title}`}>▸</button>
            <b>{title}</b> <span className="hint">{categories.join(', ')}</span>
            <button aria-pressed={id === chosen} onClick={() => dispatch({ track: id })}>
              Select
            </button>
          </div>
        ))}
      </div>
    </section>
  );
});
