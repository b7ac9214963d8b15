import { useAtomValue } from 'jotai/react';
import type { ComponentProps } from 'react';
import { useForm } from '../context/form-context.tsx';
import { arePricesCurrentAtom, isRecalculatingAtom, totalsAtom } from '../../state/prices/prices.ts';
import {
  canPayAtom,
  changeCheckout,
  isProcessingAtom,
  paymentFailureAtom,
} from '../../state/checkout/checkout-state.ts';
import { isGuestCompleteAtom } from '../../state/buyer/guest.ts';
import { profileIssuesAtom } from '../../state/buyer/user.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { focusIfLost } from '../focus/focus-field.ts';
import { thenFocus } from '../focus/then-focus.ts';
import { openSummary } from '../../state/checkout/open-summary.ts';
import { guestFormId } from '../focus/field-name.ts';
import { usePay } from '../tools/use-pay.ts';
import { useLogin } from '../fields/login-url.ts';
import { useText, useTotalsFormat } from '../texts/use-text.ts';
import * as css from './summary.css.ts';

/** If the session has expired, the button that had the focus is gone. */
const keepFocus = (buttons: HTMLElement | null): void => {
  if (buttons) focusIfLost(buttons, 'login');
};

/** Log in, or continue as a guest (docs/behaviour.md, States). */
export function ChoiceFooter() {
  const text = useText().summary;
  const form = useForm();
  const { leave } = useLogin('login');
  return (
    <div ref={keepFocus} className={css.footButtons}>
      <Button data-field="login" onClick={() => void leave()}>
        {text.login}
      </Button>
      <Button
        kind="primary"
        data-field="continue-as-guest"
        onClick={() => changeCheckout(form, { type: 'guestChosen' })}
      >
        {text.guest}
      </Button>
    </div>
  );
}

/** A logged-in buyer continues to payment. */
export function LoggedInFooter() {
  const { summary: text, profile } = useText();
  const isProfileIncomplete = useAtomValue(profileIssuesAtom).length > 0;
  const form = useForm();
  const pay = usePay();
  const press = (): void => {
    if (!isProfileIncomplete) return pay();
    changeCheckout(form, { type: 'closed' });
    openSummary(form);
  };
  return (
    <>
      <FootNote>{isProfileIncomplete ? profile.blocked : text.secure}</FootNote>
      <div className={css.footButtons}>
        <PayButton onClick={press}>{text.payLoggedIn}</PayButton>
      </div>
    </>
  );
}

/** The sums, visible while the address changes them; back, and payment once the guest form is complete. */
export function GuestFooter() {
  const { summary: text, totals: words } = useText();
  const { money } = useTotalsFormat();
  const isBusy = useAtomValue(isProcessingAtom);
  const isComplete = useAtomValue(isGuestCompleteAtom);
  const isAsking = useAtomValue(isRecalculatingAtom);
  const isCurrent = useAtomValue(arePricesCurrentAtom);
  const totals = useAtomValue(totalsAtom);
  const form = useForm();
  const goBack = thenFocus(() => changeCheckout(form, { type: 'wentBack' }), 'continue-as-guest');
  return (
    <>
      <FootNote>{isComplete ? (isAsking ? words.recalculating : text.secure) : text.incomplete}</FootNote>
      <div className={css.footButtons}>
        <Button onClick={goBack} disabled={isBusy}>
          {text.back}
        </Button>
        <PayButton type="submit" form={guestFormId} className={css.pay}>
          {totals && isCurrent ? text.pay(money(totals.total)) : text.payPending}
        </PayButton>
      </div>
    </>
  );
}

/** Information before payment, or why the last attempt failed. Problems with the prices are shown at the sums. */
function FootNote({ children }: { readonly children: string }) {
  const failure = useAtomValue(paymentFailureAtom);
  return (
    <p id="pay-note" className={css.footNote} data-failed={failure !== null}>
      <Icon name={failure ? 'alert' : 'lock'} size={16} />
      <span className={css.footWords}>{failure ?? children}</span>
    </p>
  );
}

function PayButton({ children, ...rest }: ComponentProps<typeof Button>) {
  const text = useText().summary;
  const isBusy = useAtomValue(isProcessingAtom);
  const canPay = useAtomValue(canPayAtom);
  return (
    <Button
      kind="primary"
      aria-disabled={!canPay || isBusy}
      aria-describedby={canPay ? undefined : 'pay-note'}
      aria-busy={isBusy}
      {...rest}
    >
      {isBusy ? text.processing : children}
    </Button>
  );
}
