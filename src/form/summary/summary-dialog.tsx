import { useAtom, useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { isSummaryOpen, summaryStep } from '../../domain/checkout/checkout.ts';
import { checkoutAtom, isProcessingAtom } from '../../state/checkout/checkout.ts';
import { isLoggedInAtom } from '../../state/buyer/session.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Callout } from '../../ui/section/callout.tsx';
import { DeskSlot } from '../desk/desk-slot.tsx';
import { LoginLink } from '../fields/login-link.tsx';
import { Sums } from '../prices/sums.tsx';
import { TestNotice } from '../notices/test-notice.tsx';
import { ToastList } from '../notices/toast-list.tsx';
import { useText } from '../texts/use-text.ts';
import { ChoiceFooter, GuestFooter, LoggedInFooter } from './summary-footer.tsx';
import { SummaryDetails, SummaryMessages, SummaryTracks, SummaryVoices } from './summary-order.tsx';
import { SummaryTotals } from './summary-totals.tsx';
import { WayOutFooter } from './way-out.tsx';
import * as css from './summary.css.ts';

const width = 680;
const widthWithGuestForm = 800;

/** The Order Summary, from which the buyer continues to payment (docs/behaviour.md, On screen). */
export function SummaryDialog({ guestForm }: { readonly guestForm: ReactNode }) {
  const text = useText();
  const [checkout, dispatch] = useAtom(checkoutAtom);
  const isBusy = useAtomValue(isProcessingAtom);
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  if (!isSummaryOpen(checkout)) return null;
  const wayOut = checkout.step === 'blocked' ? checkout.wayOut : null;
  const isGuest = summaryStep(checkout) === 'guest' && !isLoggedIn;
  const footer = isLoggedIn ? <LoggedInFooter /> : isGuest ? <GuestFooter /> : <ChoiceFooter />;
  return (
    <Dialog
      title={text.summary.title}
      step={isGuest && !wayOut && text.guest.step}
      closeLabel={text.close}
      onClose={() => dispatch({ type: 'closed' })}
      isBusy={isBusy}
      width={isGuest ? widthWithGuestForm : width}
      toasts={<ToastList isInDialog />}
      footer={
        wayOut ? (
          <WayOutFooter wayOut={wayOut} />
        ) : (
          <>
            <Sums />
            {footer}
          </>
        )
      }
    >
      <div className={css.parts}>
        <TestNotice />
        <DeskSlot name="summary-findings" />
        <SummaryVoices />
        <SummaryTracks />
        <SummaryMessages />
        <DeskSlot name="summary-notes" />
        <DeskSlot name="listen" />
        <SummaryDetails />
        <SummaryTotals isGuest={isGuest} />
        <DeskSlot name="take-along" />
        <Callout>{text.summary.usage}</Callout>
        {isGuest && !wayOut && (
          <div ref={showForm} data-print="no">
            {guestForm}
          </div>
        )}
        {!isGuest && !isLoggedIn && (
          <Callout data-print="no">
            {text.summary.choice} <LoginLink page="register" />
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
