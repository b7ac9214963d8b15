import { useEffect, useState, useSyncExternalStore } from 'react';
import { useForm } from '../context/form-context.tsx';
import { previewChanged } from '../../state/notices/notices.ts';
import * as css from '../../ui/audio/audio-preview.css.ts';
import { pause, play, playbackOf, stop, subscribe } from '../../ui/audio/player.ts';
import { Icon } from '../../ui/icon.tsx';
import { useText } from '../texts/use-text.ts';

interface PreviewProps {
  /** The name of the voice or track. */
  readonly name: string;
  /** Null if there is nothing to play. */
  readonly url: string | null;
}

/** A button that plays and pauses the preview of a voice or a track; the page plays one at a time. */
export function Preview({ name, url }: PreviewProps) {
  const { audio: text, music } = useText();
  const form = useForm();
  const [owner] = useState(() => ({}));
  const playback = useSyncExternalStore(subscribe, () => playbackOf(owner));
  // What it has started ends with it.
  useEffect(() => () => stop(owner), [owner]);
  const status = playback?.status;
  const isOn = status === 'loading' || status === 'playing';
  const press = (): void => {
    if (isOn) pause(owner);
    else if (url) play(owner, url, (status) => previewChanged(form, name, status));
  };
  return (
    <button
      type="button"
      className={css.preview}
      data-status={status}
      disabled={url === null}
      title={url === null ? music.unplayable : undefined}
      aria-label={(isOn ? text.pause : text.play)(name)}
      aria-busy={status === 'loading'}
      onClick={press}
    >
      <Icon name={isOn ? 'pause' : status === 'failed' ? 'alert' : 'play'} />
      {playback && status !== 'failed' && <Ring progress={playback.progress} isLoading={status === 'loading'} />}
    </button>
  );
}

function Ring({ progress, isLoading }: { readonly progress: number; readonly isLoading: boolean }) {
  return (
    <svg className={css.ring} viewBox="0 0 44 44" aria-hidden="true">
      <circle cx="22" cy="22" r="20.5" opacity=".2" />
      <circle cx="22" cy="22" r="20.5" pathLength="1" strokeDasharray={`${isLoading ? 0.25 : progress} 1`} />
    </svg>
  );
}
