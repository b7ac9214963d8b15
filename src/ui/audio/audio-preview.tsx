import { useEffect, useRef, useSyncExternalStore } from 'react';
import * as css from './audio-preview.css.ts';
import { Icon } from '../icon.tsx';
import { pause, play, playbackOf, stop, subscribe, type OnStatus } from './player.ts';

interface AudioPreviewProps {
  readonly url: string | null;
  /** The name of the voice or track. */
  readonly name: string;
  /** The button's accessible name, given a name. */
  readonly labels: { readonly play: (name: string) => string; readonly pause: (name: string) => string };
  /** The tooltip if there is nothing to play. */
  readonly missingLabel: string;
  readonly onStatus: OnStatus;
}

/** A button that plays and pauses a preview; the page plays one at a time. */
export function AudioPreview({ url, name, labels, missingLabel, onStatus }: AudioPreviewProps) {
  const owner = useRef({}).current;
  const playback = useSyncExternalStore(subscribe, () => playbackOf(owner));
  // What it has started ends with it.
  useEffect(() => () => stop(owner), [owner]);
  const status = playback?.status;
  const isOn = status === 'loading' || status === 'playing';
  if (url === null)
    return (
      <button type="button" disabled className={css.preview} aria-label={labels.play(name)} title={missingLabel}>
        <Icon name="play" />
      </button>
    );
  return (
    <button
      type="button"
      className={css.preview}
      data-status={status}
      aria-label={(isOn ? labels.pause : labels.play)(name)}
      aria-busy={status === 'loading'}
      onClick={() => (isOn ? pause(owner) : play(owner, url, onStatus))}
    >
      <Icon name={isOn ? 'pause' : status === 'failed' ? 'alert' : 'play'} />
      {playback && status !== 'failed' && <Ring progress={playback.progress} isLoading={status === 'loading'} />}
    </button>
  );
}

function Ring({ progress, isLoading }: { readonly progress: number; readonly isLoading: boolean }) {
  return (
    <svg className={css.ring} viewBox="0 0 44 44" aria-hidden="true">
      <circle cx="22" cy="22" r="20.5" pathLength="1" strokeDasharray={`${isLoading ? 0.25 : progress} 1`} />
    </svg>
  );
}
