import { atom } from 'jotai/vanilla';
import { detailsOf } from '../../api/errors.ts';
import type { Issue } from '../../domain/order/order-rules.ts';
import type { OptionCode } from '../../domain/order/order-options.ts';
import { toastWaits } from '../../domain/common/waits.ts';
import { hostAtom, type ErrorArea } from '../host/host.ts';

/** The notices for the buyer; their wording is in the texts (docs/behaviour.md, Messages). */
export type Notice = NoticeKind & {
  /** Whether to add that the buyer has not been charged. */
  readonly isUncharged?: boolean;
};

type NoticeKind =
  | { readonly key: 'serverMessage'; readonly text: string }
  /**
   * A message in the words of a tool of the script desk. Notices about drafting and the profile have keys of their own,
   * because they replace only each other, and some are dismissed or kept by their key.
   */
  | {
      readonly key: 'tool' | 'drafting' | 'draftingRetry' | 'draftingDone' | 'profileSaved' | 'profileFailed';
      readonly text: string;
    }
  | { readonly key: 'issue'; readonly issue: Issue }
  | { readonly key: 'messageLimit'; readonly count: number }
  | { readonly key: 'previewFailed'; readonly name: string }
  | { readonly key: 'optionDropped'; readonly option: OptionCode; readonly name: string }
  | { readonly key: 'optionRestored'; readonly option: OptionCode }
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
        | 'carried'
        | 'carriedBroken'
        | 'savedBroken'
        | 'otherOrder'
        | 'dialogMissing'
        | 'testMissing'
        | 'draftingCancelled';
    };

export type Tone = 'info' | 'success' | 'warning' | 'danger';

/** A notice that floats for `duration` milliseconds. */
export interface Toast {
  readonly id: number;
  readonly tone: Tone;
  readonly notice: Notice;
  readonly duration: number;
  /** The remaining duration; it continues when the toast moves into or out of a dialog. */
  readonly clock: { left: number };
}

export const toastsAtom = atom<readonly Toast[]>([]);

/** Returns the wording of a notice in the buyer's language; set by the app, because the core contains no texts. */
export const wordingAtom = atom<{ readonly say: (notice: Notice) => string }>({ say: (notice) => notice.key });

interface NewToast {
  readonly tone: Tone;
  readonly notice: Notice;
  readonly isLong?: boolean;
}

/** The subject of a notice: `discountInvalid` and `discountApplied` are both about the discount. */
const topicOf = (notice: Notice): string => ('option' in notice ? notice.option : notice.key.replace(/[A-Z].*/, ''));

/** Shows a toast for 4 s, or 5 s for errors and on request. It replaces a toast about the same subject. */
export const notifyAtom = atom(null, (get, set, { tone, notice, isLong = tone === 'danger' }: NewToast) => {
  const others = get(toastsAtom).filter((toast) => topicOf(toast.notice) !== topicOf(notice));
  const id = Math.max(0, ...get(toastsAtom).map((toast) => toast.id)) + 1;
  const duration = isLong ? toastWaits.long : toastWaits.standard;
  set(toastsAtom, [...others, { id, tone, notice, duration, clock: { left: duration } }]);
});

/** Removes toasts. */
export const dismissToastsAtom = atom(null, (get, set, isDone: (toast: Toast) => boolean) => {
  set(
    toastsAtom,
    get(toastsAtom).filter((toast) => !isDone(toast)),
  );
});

/** Removes notices that no longer apply. */
export const dismissNoticesAtom = atom(null, (_get, set, keys: readonly Notice['key'][]) => {
  set(dismissToastsAtom, ({ notice }) => keys.includes(notice.key));
});

interface Failure {
  readonly area: ErrorArea;
  readonly notice: Notice;
  readonly error: unknown;
}

/**
 * Reports a failure to the host page: what the buyer was told, or what is only logged (docs/contract.md, The element).
 */
export const tellErrorAtom = atom(null, (get, _set, { area, notice, error }: Failure) => {
  const { status } = detailsOf(error);
  const message = get(wordingAtom).say(notice);
  get(hostAtom).emit('voice-order-error', { area, message, ...(status && { status }) });
  return message;
});

/** Reports it and logs it. */
export const reportAtom = atom(null, (_get, set, failure: Failure) => {
  console.warn(`voice-order-form: ${failure.area}: ${set(tellErrorAtom, failure)}`, failure.error);
});

/** Reports a failure to the buyer and the host page. */
export const failAtom = atom(null, (_get, set, failure: Failure) => {
  set(notifyAtom, { tone: 'danger', notice: failure.notice });
  set(reportAtom, failure);
});
