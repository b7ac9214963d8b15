import { useSetAtom } from 'jotai/react';
import { tellPreviewAtom } from '../state/notices/preview.ts';
import { AudioPreview } from '../ui/audio-preview.tsx';
import { useText } from './use-text.ts';

/** The preview of a voice or a track. */
export function Preview({ name, url }: { readonly name: string; readonly url: string | null }) {
  const text = useText();
  const tell = useSetAtom(tellPreviewAtom);
  return (
    <AudioPreview
      url={url}
      playLabel={text.audio.play(name)}
      pauseLabel={text.audio.pause(name)}
      missingLabel={text.music.unplayable}
      onStatus={(status) => tell({ name, status })}
    />
  );
}
