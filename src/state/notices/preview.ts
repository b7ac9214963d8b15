import { atom } from 'jotai/vanilla';
import { notifyAtom } from './notices.ts';

/** What is said of the preview that was asked for last; null while there is nothing to say. */
export const previewAtom = atom<{ readonly name: string; readonly status: 'playing' | 'ended' } | null>(null);

interface Told {
  /** The voice's or the track's. */
  readonly name: string;
  /** Null once it has ended. */
  readonly status: 'loading' | 'playing' | 'paused' | 'failed' | null;
}

/** Tells how a preview fares: what becomes of it is announced, a failure in a toast. */
export const tellPreviewAtom = atom(null, (get, set, { name, status }: Told) => {
  if (status === 'loading') return;
  if (status === 'failed') set(notifyAtom, { tone: 'warning', notice: { key: 'previewFailed', name } });
  // What was paused, or never played, ends in silence.
  const said = status ?? (get(previewAtom) && 'ended');
  set(previewAtom, said === 'playing' || said === 'ended' ? { name, status: said } : null);
});
