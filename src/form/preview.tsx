import { useSetAtom } from 'jotai/react';
import { useCallback } from 'react';
import { notifyAtom } from '../state/notices/notices.ts';
import { previewAtom } from '../state/notices/preview.ts';
import { AudioPreview } from '../ui/audio-preview.tsx';
import type { Playback } from '../ui/player.ts';
import { useText } from './use-text.ts';

/** The preview of a voice or a track; what becomes of it is announced, a failure in a toast. */
export function Preview({ name, url }: { readonly name: string; readonly url: string | null }) {
  const text = useText();
  const notify = useSetAtom(notifyAtom);
  const announce = useSetAtom(previewAtom);
  const tell = useCallback(
    (status: Playback['status'] | null) => {
      if (status === 'playing') announce({ name, status });
      // Of two, the one that ends must not talk over the one that begins.
      else if (status !== 'loading')
        announce((said) => (said?.name === name && status === null ? { name, status: 'ended' } : null));
      if (status === 'failed') notify({ tone: 'warning', notice: { key: 'previewFailed', name } });
    },
    [announce, notify, name],
  );
  return (
    <AudioPreview
      url={url}
      playLabel={text.audio.play(name)}
      pauseLabel={text.audio.pause(name)}
      missingLabel={text.music.unplayable}
      onStatus={tell}
    />
  );
}
