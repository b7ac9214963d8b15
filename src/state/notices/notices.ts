import { atom } from 'jotai/vanilla';
import { ApiError } from '../../api/errors.ts';
import type { Issue } from '../../domain/order/order-rules.ts';
import type { OptionCode } from '../../domain/order/order-options.ts';
import { toastWaits } from '../../domain/common/waits.ts';
import { hostAtom, type ErrorArea } from '../host/host.ts';

/** What there is to tell the buyer; the words for it are in the texts (docs/behaviour.md, Messages). */
export type Notice = NoticeKind & {
  /** Whether the buyer is told as well that no money was taken. */
  readonly isUncharged?: boolean;
};

type NoticeKind =
  | { readonly key: 'serverMessage'; readonly text: string }
  /** What a tool of the script desk says in its own words. */
  | { readonly key: 'tool'; readonly text: string }
  | { readonly key: 'issue'; readonly issue: Issue }
  | { readonly key: 'messageLimit'; readonly count: number }
  | { readonly key: 'previewFailed'; readonly name: string }
  | { readonly key: 'optionDropped'; readonly option: OptionCode; readonly name: string }
  | { readonly key: 'optionRestored'; readonly option: OptionCode }
  | { readonly key: 'draftingDone'; readonly count: number }
  | {
      readonly key: 'draftingRetry' | 'draftingRetryLimited';
      readonly seconds: number;
      readonly attempt: number;
      readonly attempts: number;
    }
  | {
      readonly key:
        | 'discountApplied'
        | 'discountInvalid'
        | 'discountFailed'
        | 'calculationFailed'
        | 'orderFailed'
        | 'orderCreated'
        | 'offline'
        | 'noCheckoutSession'
        | 'checkoutFailed'
        | 'redirectBlocked'
        | 'loadFailed'
        | 'brandingFailed'
        | 'storageFailed'
        | 'renderFailed'
        | 'sessionEnded'
        | 'loginLate'
        | 'paidChanged'
        | 'userFailed'
        | 'profileSaved'
        | 'profileFailed'
        | 'carriedBroken'
        | 'savedBroken'
        | 'otherOrder'
        | 'dialogMissing'
        | 'testMissing'
        | 'draftingCancelled'
        | 'draftingRateLimited'
        | 'draftingBadInput'
        | 'draftingFailed'
        | 'draftingRegenerated'
        | 'draftingRegenerateLimited'
        | 'draftingRegenerateFailed';
    };

export type Tone = 'info' | 'success' | 'warning' | 'danger';

/** A notice that floats for `duration` milliseconds. */
export interface Toast {
  readonly id: number;
  readonly tone: Tone;
  readonly notice: Notice;
  readonly duration: number;
  /** What is left of the duration; it goes on when the toast moves into a dialog or out of it. */
  readonly clock: { left: number };
}

export const toastsAtom = atom<readonly Toast[]>([]);

/** Puts words to a notice in the buyer's language; set by the app, since the core holds no texts. */
export const wordingAtom = atom<{ readonly say: (notice: Notice) => string }>({ say: (notice) => notice.key });

interface NewToast {
  readonly tone: Tone;
  readonly notice: Notice;
  readonly isLong?: boolean;
}

/** What a notice is about: `discountInvalid` and `discountApplied` are about the discount. */
const topicOf = (notice: Notice): string => ('option' in notice ? notice.option : notice.key.replace(/[A-Z].*/, ''));

/** Shows a toast: 4 s, 5 s for errors and where asked. It takes the place of one about the same. */
export const notifyAtom = atom(null, (get, set, { tone, notice, isLong = tone === 'danger' }: NewToast) => {
  const others = get(toastsAtom).filter((toast) => topicOf(toast.notice) !== topicOf(notice));
  const id = Math.max(0, ...get(toastsAtom).map((toast) => toast.id)) + 1;
  const duration = isLong ? toastWaits.long : toastWaits.standard;
  set(toastsAtom, [...others, { id, tone, notice, duration, clock: { left: duration } }]);
});

/** Takes toasts away. */
export const dismissToastsAtom = atom(null, (get, set, isDone: (toast: Toast) => boolean) => {
  set(
    toastsAtom,
    get(toastsAtom).filter((toast) => !isDone(toast)),
  );
});

/** Takes notices away whose reason is gone. */
export const dismissNoticesAtom = atom(null, (_get, set, keys: readonly Notice['key'][]) => {
  set(dismissToastsAtom, ({ notice }) => keys.includes(notice.key));
});

interface Failure {
  readonly area: ErrorArea;
  readonly notice: Notice;
  readonly error: unknown;
}

/** Tells the host page of a failure: what the buyer was told, or what is only logged (docs/contract.md, The element). */
export const tellErrorAtom = atom(null, (get, _set, { area, notice, error }: Failure) => {
  const status = error instanceof ApiError ? error.status : undefined;
  const message = get(wordingAtom).say(notice);
  get(hostAtom).emit('voice-order-error', { area, message, ...(status === undefined ? {} : { status }) });
  return message;
});

/** The same, and logs it. */
export const reportAtom = atom(null, (_get, set, failure: Failure) => {
  console.warn(`voice-order-form: ${failure.area}: ${set(tellErrorAtom, failure)}`, failure.error);
});

/** Tells the buyer and the host page of a failure. */
export const failAtom = atom(null, (_get, set, failure: Failure) => {
  set(notifyAtom, { tone: 'danger', notice: failure.notice });
  set(reportAtom, failure);
});

/** The server's own message where there is one, else the given notice. */
export function serverNotice(error: unknown, otherwise: Notice): Notice {
  const text = error instanceof ApiError ? error.serverMessage : undefined;
  return text === undefined ? otherwise : { key: 'serverMessage', text };
}
