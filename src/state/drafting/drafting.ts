import { atom } from 'jotai/vanilla';
import { notifyAtom } from '../notices/notices.ts';
import { perOrderAtom } from '../order/order-life.ts';
import { draftingFormAtom, editDraftingFormAtom, restoreDraftingFormAtom } from './drafting-form.ts';
import { companyNameAtom } from './company.ts';

/** A session of drafts; `promptOf` maps a message's id to the draft that filled it. */
interface DraftingSession {
  readonly sessionId: string;
  readonly remainingLimit: number | null;
  readonly promptOf: Readonly<Record<number, number>>;
}

/** Why drafting has failed; its words have the same names. */
export type DraftingFailure = 'rateLimited' | 'badInput' | 'failed';

type DraftingStatus =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly attempt: number }
  /** The drafts have arrived and are filling the messages one by one. */
  | { readonly kind: 'filling' }
  | { readonly kind: 'error'; readonly failure: DraftingFailure };

export const isDraftingOpenAtom = perOrderAtom(false);
export const draftingStatusAtom = perOrderAtom<DraftingStatus>({ kind: 'idle' });
export const draftingSessionAtom = perOrderAtom<DraftingSession | null>(null);
/** The id of the message that is being regenerated. */
export const regeneratingAtom = perOrderAtom<number | null>(null);

/** Aborts drafting while it is running. */
export const callOffAtom = perOrderAtom<(() => void) | null>(null);

/** Whether drafts for the messages are being requested or filled in. */
export const isGeneratingAtom = atom((get) => ['loading', 'filling'].includes(get(draftingStatusAtom).kind));

/** Whether drafts are being filled into the order. */
export const isDraftingAtom = atom((get) => get(isGeneratingAtom) || get(regeneratingAtom) !== null);

export const openDraftingAtom = atom(null, (get, set) => {
  set(restoreDraftingFormAtom);
  const company = get(companyNameAtom);
  if (company && get(draftingFormAtom).companyName.trim() === '') set(editDraftingFormAtom, { companyName: company });
  if (!get(isGeneratingAtom)) set(draftingStatusAtom, { kind: 'idle' });
  set(isDraftingOpenAtom, true);
});

/** Aborts drafting, for example when the element leaves the page. */
export const stopDraftingAtom = atom(null, (get, set) => {
  get(callOffAtom)?.();
  set(draftingStatusAtom, { kind: 'idle' });
});

/** Aborts drafting if it is running; otherwise closes the modal. */
export const cancelDraftingAtom = atom(null, (get, set) => {
  if (get(draftingStatusAtom).kind !== 'loading') return set(isDraftingOpenAtom, false);
  set(stopDraftingAtom);
  set(notifyAtom, { tone: 'info', notice: { key: 'draftingCancelled' } });
});
