import { useStore } from 'jotai/react';
import { tellPreviewAtom } from '../../state/notices/preview.ts';
import { AudioPreview } from '../../ui/audio/audio-preview.tsx';
import { useText } from '../texts/use-text.ts';

/** The preview of a voice or a track. */
export function Preview({ name, url }: { readonly name: string; readonly url: string | null }) {
  const text = useText();
  // A page has a hundred of these: passing the store is cheaper than a callback for each.
  const store = useStore();
  return (
    <AudioPreview
      url={url}
      name={name}
      labels={text.audio}
      missingLabel={text.music.unplayable}
      onStatus={(status) => store.set(tellPreviewAtom, { name, status })}
    />
  );
}
