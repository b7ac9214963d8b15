import { atom } from 'jotai/vanilla';
import type { Form } from '../form.ts';
import { textAtom } from '../host/settings.ts';
import { notify } from './notices.ts';

/** The announcement about the latest preview; null if there is none. */
export const previewAtom = atom<{
  readonly name: string;
  readonly status: 'playing' | 'paused' | 'ended';
} | null>(null);

/** The state of a preview; null once it has ended. */
type PreviewStatus = 'loading' | 'playing' | 'paused' | 'failed' | null;

/** Announces the progress of the preview of a voice or track; a failure is shown in a toast. */
export function previewChanged(form: Form, name: string, status: PreviewStatus): void {
  const { store } = form;
  if (status === 'loading') return;
  if (status === 'failed') {
    notify(form, { topic: 'preview', tone: 'warning', text: store.get(textAtom).audio.failed(name) });
    store.set(previewAtom, null);
    return;
  }
  // A preview that never played, or was paused, ends without an announcement.
  const announced = status ?? (store.get(previewAtom)?.status === 'playing' ? 'ended' : null);
  store.set(previewAtom, announced && { name, status: announced });
}
