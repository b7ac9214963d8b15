import { changeCheckout } from '../../src/state/checkout/checkout-state.ts';
import { openSummary } from '../../src/state/checkout/open-summary.ts';
import { editGuest, guestAtom } from '../../src/state/buyer/guest-details.ts';
import { loginAtom } from '../../src/state/buyer/login.ts';
import { dispatch, type Form } from '../../src/state/form.ts';
import { draftingFormAtom, editDraftingForm } from '../../src/state/drafting/drafting-form.ts';
import { en } from '../../src/text/en.ts';
import { toolTextFor } from '../../src/text/tool-text.ts';
import { toastsAtom, type Topic } from '../../src/state/notices/notices.ts';
import { orderAtom } from '../../src/state/session/order-atoms.ts';
import { startForm } from '../../src/state/start.ts';
import { edit, formStore, noticeKeyOf, type FormStore } from '../unit/helpers/form-store.ts';
import { guestOf } from '../unit/helpers/samples.ts';
import type { FaultyShop } from './faulty-shop.ts';

const { profile, drafting } = toolTextFor(en);

/** The texts of the tools, without those that count. */
const toolKeys = new Map<string, string>([
  [profile.failed, 'profileFailed'],
  [drafting.rateLimited, 'rateLimited'],
  [drafting.badInput, 'badInput'],
  [drafting.failed, 'failed'],
  [drafting.regenerateLimited, 'regenerateLimited'],
  [drafting.regenerateFailed, 'regenerateFailed'],
]);

/** The key of a text, or the shop's own text. */
export function keyOf(text: string): string {
  const own = text.replace(` ${en.notices.uncharged}`, '');
  if (own.startsWith('Failed to generate prompts. Retrying')) return 'retry';
  if (own.startsWith('Rate limit exceeded. Retrying')) return 'retryLimited';
  return noticeKeyOf(own) ?? toolKeys.get(own) ?? own;
}

/** The store of an element that is at work, in the hands of a buyer. */
export interface RunningForm extends FormStore {
  readonly shop: FaultyShop;
  /** The toasts by the keys of their texts, in order, each once; those of success by their topics. */
  readonly noticed: Set<string>;
  readonly successes: Set<Topic>;
  readonly stop: () => void;
}

export const typed = { content: 'Thank you for calling Acme.', comments: 'Call us before ten.', companyName: 'Acme' };

/** The host page hands over a logged-in buyer, or one that has logged in again. */
export const logIn = ({ store }: FormStore): void =>
  store.set(loginAtom, { accessToken: 'token', userId: 'u1', getAccessToken: null });

export function openForm(shop: FaultyShop, isUser: boolean): RunningForm {
  const form = formStore({ referral: 'acme' });
  if (isUser) logIn(form);
  const noticed = new Set<string>();
  const successes = new Set<Topic>();
  form.store.sub(toastsAtom, () => {
    for (const { text, tone, topic } of form.store.get(toastsAtom)) {
      if (tone === 'success') successes.add(topic);
      else noticed.add(keyOf(text));
    }
  });
  const stop = startForm(form, true);
  return { ...form, shop, noticed, successes, stop };
}

/** Everything that a buyer types before the order can be paid. */
export function fillIn(form: Form): void {
  edit(form, { voices: ['v1'], comments: typed.comments });
  dispatch(form, { type: 'messageEdited', id: 1, edit: { content: typed.content } });
  editGuest(form, { country: 'CA' });
  editGuest(form, guestOf());
  editDraftingForm(form, { companyName: typed.companyName, promptCount: '3' });
}

/** Opens the summary with the guest form in it; an order that was sent is gone on with. */
export function review(form: Form): void {
  changeCheckout(form, { type: 'continued' });
  openSummary(form);
  changeCheckout(form, { type: 'guestChosen' });
}

/** The typed content of the form. */
export const heldBy = ({ store }: FormStore) => ({
  content: store.get(orderAtom).messages[0]?.content,
  comments: store.get(orderAtom).comments,
  companyName: store.get(draftingFormAtom).companyName,
  guest: store.get(guestAtom),
});
