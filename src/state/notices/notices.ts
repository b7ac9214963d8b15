import { atom, type Atom } from 'jotai/vanilla';
import { detailsOf } from '../../api/errors.ts';
import { toastWaits } from '../../domain/common/waits.ts';
import type { Form } from '../form.ts';
import type { ErrorArea } from '../host/host.ts';
import { textAtom } from '../host/settings.ts';

/** The subject of a notice: a newer notice about the same subject replaces an older one. */
export type Topic =
  | 'calculation'
  | 'carried'
  | 'connection'
  | 'discount'
  | 'drafting'
  | 'draftingRetry'
  | 'fewMessagesLeft'
  | 'order'
  | 'orderCreated'
  | 'paidChanged'
  | 'preview'
  | 'profile'
  | 'profileSaved'
  | 'session'
  | 'tool'
  | `option-${string}`;

/** A short message for the buyer that disappears after some seconds. */
interface Notice {
  readonly topic: Topic;
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly text: string;
  /** Whether it stays longer than usual; errors always do. */
  readonly isLong?: boolean;
  /** While it is true, the notice is hidden: it does not apply yet, or no longer. */
  readonly isHiddenAtom?: Atom<boolean>;
}

/** A notice that floats for `duration` milliseconds. */
export interface Toast extends Notice {
  readonly id: number;
  readonly duration: number;
  /** The remaining duration; it continues when the toast moves into or out of a dialog. */
  readonly clock: { left: number };
}

export const toastsAtom = atom<readonly Toast[]>([]);

/** What screen readers hear about a change that others see. Each announcement has its own id. */
export const announcementAtom = atom({ id: 0, text: '' });

/** Announces a change to screen readers, even if the text is the same as before. */
export const announce = ({ store }: Form, text: string): void =>
  store.set(announcementAtom, ({ id }) => ({ id: id + 1, text }));

export const shownToastsAtom = atom((get) =>
  get(toastsAtom).filter(({ isHiddenAtom }) => isHiddenAtom === undefined || !get(isHiddenAtom)),
);

/** Shows a toast for 4 s, or 5 s for errors and on request (form/notices/toast-list.tsx). It replaces a toast about the same subject. */
export function notify({ store }: Form, notice: Notice): void {
  const toasts = store.get(toastsAtom);
  const others = toasts.filter(({ topic }) => topic !== notice.topic);
  const id = Math.max(0, ...toasts.map((toast) => toast.id)) + 1;
  const duration = (notice.isLong ?? notice.tone === 'danger') ? toastWaits.long : toastWaits.standard;
  store.set(toastsAtom, [...others, { ...notice, id, duration, clock: { left: duration } }]);
}

export function dismissToasts({ store }: Form, topics: readonly Topic[]): void {
  store.set(toastsAtom, (toasts) => toasts.filter(({ topic }) => !topics.includes(topic)));
}

/** Reports a failure to the host page (docs/contract.md, The element) and to the console. */
export function reportError(
  { host }: Form,
  { area, text, error }: { readonly area: ErrorArea; readonly text: string; readonly error: unknown },
): void {
  const { status } = detailsOf(error);
  host.emit('voice-order-error', { area, message: text, ...(status && { status }) });
  console.warn(`voice-order-form: ${area}: ${text}`, error);
}

/** Reports a failure to the buyer, the host page and the console. */
export function showError(
  form: Form,
  failure: Parameters<typeof reportError>[1],
  notice: Omit<Notice, 'tone' | 'text'>,
): void {
  notify(form, { ...notice, tone: 'danger', text: failure.text });
  reportError(form, failure);
}

const isPlayingAtom = atom(false);

/** Announces the progress of the preview of a voice or track, null once it has ended; a failure is shown in a toast. */
export function previewChanged(
  form: Form,
  name: string,
  status: 'loading' | 'playing' | 'paused' | 'failed' | null,
): void {
  const { store } = form;
  const { audio } = store.get(textAtom);
  // A preview that never played, or was paused, ends without an announcement.
  const hasEnded = status === null && store.get(isPlayingAtom);
  store.set(isPlayingAtom, status === 'playing');
  if (status === 'failed') notify(form, { topic: 'preview', tone: 'warning', text: audio.failed(name) });
  else if (status === 'playing' || status === 'paused') announce(form, audio[status](name));
  else if (hasEnded) announce(form, audio.ended(name));
}
