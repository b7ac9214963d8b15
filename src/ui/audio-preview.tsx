import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as css from './audio-preview.css.ts';
import { Icon } from './icon.tsx';
import { currentPlayback, pause, play, stop, subscribe, type Playback } from './player.ts';

interface AudioPreviewProps {
  readonly url: string | null;
  readonly playLabel: string;
  readonly pauseLabel: string;
  /** What the button shows as its tooltip where there is nothing to play. */
  readonly missingLabel: string;
  /** Hears how the preview fares, null once it has ended. Must be the same function as long as it is the same preview. */
  readonly onStatus: (status: Playback['status'] | null) => void;
}

function useOwnPlayback(owner: object) {
  return useSyncExternalStore(subscribe, () => {
    const playback = currentPlayback();
    return playback.owner === owner ? playback : null;
  });
}

function useStatus(status: Playback['status'] | null, onStatus: AudioPreviewProps['onStatus']): void {
  const told = useRef(status);
  useEffect(() => {
    if (status !== told.current) onStatus(status);
    told.current = status;
  }, [status, onStatus]);
}

/** A button that plays a preview and pauses it; the page plays one at a time. */
export function AudioPreview({ url, playLabel, pauseLabel, missingLabel, onStatus }: AudioPreviewProps) {
  const [owner] = useState(() => ({}));
  const own = useOwnPlayback(owner);
  const status = own?.status ?? null;
  const isOn = status === 'loading' || status === 'playing';
  useEffect(() => () => stop(owner), [owner]);
  useStatus(status, onStatus);
  if (url === null)
    return (
      <button type="button" disabled className={css.preview} aria-label={playLabel} title={missingLabel}>
        <Icon name="play" />
      </button>
    );
  return (
    <button
      type="button"
      className={css.preview}
      data-status={status ?? undefined}
      aria-label={isOn ? pauseLabel : playLabel}
      aria-busy={status === 'loading'}
      onClick={() => (isOn ? pause(owner) : play(owner, url))}
    >
      <Icon name={isOn ? 'pause' : status === 'failed' ? 'alert' : 'play'} />
      {own && status !== 'failed' && <Ring progress={own.progress} isLoading={status === 'loading'} />}
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
