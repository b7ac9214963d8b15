import { useEffect, useState, useSyncExternalStore } from 'react';
import * as css from './audio-preview.css.ts';
import { Icon } from './icon.tsx';
import { currentPlayback, play, stop, subscribe } from './player.ts';

interface AudioPreviewProps {
  readonly url: string | null;
  readonly playLabel: string;
  readonly pauseLabel: string;
  /** What the button shows as its tooltip where there is nothing to play. */
  readonly missingLabel: string;
  /** Must be the same function as long as it is the same preview. */
  readonly onFail: () => void;
}

function useOwnPlayback(owner: object) {
  const playback = useSyncExternalStore(subscribe, currentPlayback);
  return playback.owner === owner ? playback : null;
}

/** A button that plays a preview and pauses it; the page plays one at a time. */
export function AudioPreview({ url, playLabel, pauseLabel, missingLabel, onFail }: AudioPreviewProps) {
  const [owner] = useState(() => ({}));
  const own = useOwnPlayback(owner);
  const isOn = own !== null && own.status !== 'failed';
  useEffect(() => () => stop(owner), [owner]);
  useEffect(() => {
    if (own?.status === 'failed') onFail();
  }, [own?.status, onFail]);
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
      data-status={own?.status}
      aria-label={isOn ? pauseLabel : playLabel}
      onClick={() => (isOn ? stop(owner) : play(owner, url))}
    >
      <Icon name={isOn ? 'pause' : 'play'} />
      {isOn && <Ring progress={own.status === 'loading' ? 0.25 : own.progress} />}
    </button>
  );
}

function Ring({ progress }: { readonly progress: number }) {
  return (
    <svg className={css.ring} viewBox="0 0 44 44" aria-hidden="true">
      <circle cx="22" cy="22" r="20.5" pathLength="1" strokeDasharray={`${progress} 1`} />
    </svg>
  );
}
