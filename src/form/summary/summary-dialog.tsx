import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { useForm } from '../context/form-context.tsx';
import { isSummaryOpen, summaryStep } from '../../domain/checkout/checkout.ts';
import { isLoggedInAtom } from '../../state/buyer/login.ts';
import { changeCheckout, checkoutAtom, isProcessingAtom } from '../../state/checkout/checkout-state.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Callout } from '../../ui/section/callout.tsx';
import { ToolSlot } from '../tools/tool-slot.tsx';
import { LoginLink } from '../fields/login-link.tsx';
import { TestNotice } from '../notices/test-notice.tsx';
import { ToastList } from '../notices/toast-list.tsx';
import { useText } from '../texts/use-text.ts';
import { OrderFooter } from './summary-footer.tsx';
import { SummaryDetails, SummaryMessages, SummaryTracks, SummaryVoices } from './summary-order.tsx';
import { SummaryTotals } from './summary-totals.tsx';
import * as css from './summary.css.ts';
import { openCheckout } from '../../state/checkout/redirect.ts';
import { button } from '../../ui/button/button.css.ts';
import { TextInput } from '../../ui/field/inputs.tsx';
import { followedBy } from '../../ui/follow.ts';

/** The order is placed, but the page prevents the form from going to its payment: says so, and how to get there. */
function BlockedFooter({ url }: { readonly url: string }) {
  const text = useText().summary;
  const form = useForm();
  return (
    <>
      <p className={css.wayOut} role="alert">
        {text.blocked}
      </p>
      <div className={css.wayOut} ref={focusInside}>
        <a
          part="button button-primary"
          className={button.primary}
          href={url}
          target="_blank"
          rel="noopener"
          onClick={followedBy(() => openCheckout(form))}
        >
          {text.openCheckout}
        </a>
        <TextInput
          label={text.checkoutAddress}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
    </>
  );
}

/** The button that the buyer pressed is gone: the focus moves to what replaces it. */
function focusInside(box: HTMLElement | null): void {
  box?.querySelector('a')?.focus();
}

/** The step that the buyer has reached on the way to payment; a logged-in buyer's details are known. */
export function CheckoutSteps() {
  const names = useText().summary.steps;
  const checkout = useAtomValue(checkoutAtom);
  const isLeaving = useAtomValue(isProcessingAtom) || checkout.step === 'blocked';
  const isGuest = !useAtomValue(isLoggedInAtom);
  const current = isLeaving ? 'pay' : isGuest && summaryStep(checkout) === 'guest' ? 'details' : 'review';
  const steps = (['review', 'details', 'pay'] as const).filter((step) => isGuest || step !== 'details');
  return (
    <ol className={css.steps} data-print="no">
      {steps.map((step) => (
        <li key={step} className={css.step} aria-current={step === current ? 'step' : undefined}>
          {names[step]}
        </li>
      ))}
    </ol>
  );
}

/** In px. */
const width = 680;
const widthWithGuestForm = 800;

/** The Order Summary, from which the buyer continues to payment (docs/behaviour.md, On screen). */
export function SummaryDialog({ guestForm }: { readonly guestForm: ReactNode }) {
  const text = useText();
  const form = useForm();
  const checkout = useAtomValue(checkoutAtom);
  const isBusy = useAtomValue(isProcessingAtom);
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  if (!isSummaryOpen(checkout)) return null;
  const blockedUrl = checkout.step === 'blocked' && checkout.url;
  const isGuest = summaryStep(checkout) === 'guest' && !isLoggedIn;
  return (
    <Dialog
      title={text.summary.title}
      steps={<CheckoutSteps />}
      closeLabel={text.close}
      onClose={() => changeCheckout(form, { type: 'closed' })}
      isBusy={isBusy}
      width={isGuest ? widthWithGuestForm : width}
      toasts={<ToastList isInDialog />}
      footer={blockedUrl ? <BlockedFooter url={blockedUrl} /> : <OrderFooter isGuest={isGuest} />}
    >
      <div className={css.parts}>
        <TestNotice />
        <SummaryVoices />
        <SummaryTracks />
        <ToolSlot name="summary-check" />
        <SummaryMessages />
        <ToolSlot name="summary-notes" />
        <ToolSlot name="listen" />
        <SummaryDetails />
        <SummaryTotals isGuest={isGuest} />
        <ToolSlot name="take-along" />
        <Callout>{text.summary.usage}</Callout>
        {isGuest && !blockedUrl && (
          <div ref={showForm} data-print="no">
            {guestForm}
          </div>
        )}
        {!isGuest && !isLoggedIn && (
          <Callout data-print="no">
            <p>
              <span>{text.summary.choice}</span> <LoginLink page="register" />
            </p>
          </Callout>
        )}
      </div>
    </Dialog>
  );
}

/** When the guest form opens, it scrolls into view with the focus in its first field. */
function showForm(part: HTMLElement | null): void {
  part?.firstElementChild?.scrollIntoView({ block: 'start' });
  part?.querySelector('input')?.focus({ preventScroll: true });
}
