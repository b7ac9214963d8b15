import { useAtom, useAtomValue } from 'jotai/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { isSummaryOpen, summaryStep } from '../../domain/checkout/checkout.ts';
import { checkoutAtom, isProcessingAtom } from '../../state/checkout/checkout.ts';
import { isLoggedInAtom } from '../../state/buyer/session.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Callout } from '../../ui/section/callout.tsx';
import { DeskSlot } from '../desk/desk-slot.tsx';
import { useLogin } from '../fields/login-url.ts';
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
        {isGuest && !wayOut && <GuestPart>{guestForm}</GuestPart>}
        {!isGuest && !isLoggedIn && <Choice />}
      </div>
    </Dialog>
  );
}

/** Login or guest checkout, with a link to register. */
function Choice() {
  const text = useText();
  const { href, follow } = useLogin('register');
  return (
    <Callout data-print="no">
      {text.summary.choice}{' '}
      <a href={href} onClick={follow}>
        {text.login.register}
      </a>
    </Callout>
  );
}

/** When the guest form opens, it scrolls into view with the focus in its first field. */
function GuestPart({ children }: { readonly children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    part.current?.firstElementChild?.scrollIntoView({ block: 'start' });
    part.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={part} data-print="no">
      {children}
    </div>
  );
}
