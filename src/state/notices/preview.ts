import { atom } from 'jotai/vanilla';
import { notifyAtom } from './notices.ts';

/** The announcement about the latest preview; null if there is none. */
export const previewAtom = atom<{ readonly name: string; readonly status: 'playing' | 'ended' } | null>(null);

interface Told {
  /** The name of the voice or track. */
  readonly name: string;
  /** Null once it has ended. */
  readonly status: 'loading' | 'playing' | 'paused' | 'failed' | null;
}

/** Announces the progress of a preview; a failure is shown in a toast. */
export const tellPreviewAtom = atom(null, (get, set, { name, status }: Told) => {
  if (status === 'loading') return;
  if (status === 'failed') set(notifyAtom, { tone: 'warning', notice: { key: 'previewFailed', name } });
  // A preview that was paused or never played ends without an announcement.
  const said = status ?? (get(previewAtom) && 'ended');
  set(previewAtom, said === 'playing' || said === 'ended' ? { name, status: said } : null);
});
