import { useSetAtom } from 'jotai/react';
import { useCallback } from 'react';
import { notifyAtom } from '../state/notices.ts';
import { AudioPreview } from '../ui/audio-preview.tsx';
import { useText } from './use-text.ts';

/** The preview of a voice or a track; one that can't be played says so in a toast. */
export function Preview({ name, url }: { readonly name: string; readonly url: string | null }) {
  const text = useText();
  const notify = useSetAtom(notifyAtom);
  const tellFailure = useCallback(
    () => notify({ tone: 'warning', notice: { key: 'previewFailed', name } }),
    [notify, name],
  );
  return (
    <AudioPreview
      url={url}
      playLabel={text.audio.play(name)}
      pauseLabel={text.audio.pause(name)}
      missingLabel={text.music.unplayable}
      onFail={tellFailure}
    />
  );
}
