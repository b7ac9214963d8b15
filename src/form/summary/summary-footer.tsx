import { useAtomValue } from 'jotai/react';
import type { ComponentProps, ReactNode } from 'react';
import { useForm } from '../context/form-context.tsx';
import { arePricesCurrentAtom, isRecalculatingAtom, isTaxLaterAtom, totalsAtom } from '../../state/prices/prices.ts';
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
import { Amount } from '../prices/amount.tsx';
import { OutdatedTotals } from '../prices/outdated-totals.tsx';
import { useText, useTotalsFormat } from '../texts/use-text.ts';
import { small } from '../../styles/shared.css.ts';
import { useTaxName } from './summary-totals.tsx';
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
    <>
      <FootTotal />
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
    </>
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
      <FootTotal>
        <FootNote isNeeded={isProfileIncomplete}>{isProfileIncomplete ? profile.blocked : text.secure}</FootNote>
      </FootTotal>
      <div className={css.footButtons}>
        <PayButton onClick={press}>{text.payLoggedIn}</PayButton>
      </div>
    </>
  );
}

/** Back, and payment once the guest form is complete; the total is visible while the address changes it. */
export function GuestFooter() {
  const text = useText().summary;
  const { money } = useTotalsFormat();
  const isBusy = useAtomValue(isProcessingAtom);
  const isComplete = useAtomValue(isGuestCompleteAtom);
  const isCurrent = useAtomValue(arePricesCurrentAtom);
  const totals = useAtomValue(totalsAtom);
  const form = useForm();
  const goBack = thenFocus(() => changeCheckout(form, { type: 'wentBack' }), 'continue-as-guest');
  return (
    <>
      <FootTotal>
        <FootNote>{isComplete ? text.secure : text.incomplete}</FootNote>
      </FootTotal>
      <div className={css.footButtons}>
        <Button className={css.back} onClick={goBack} disabled={isBusy}>
          {text.back}
        </Button>
        <PayButton type="submit" form={guestFormId} className={css.pay}>
          {totals && isCurrent ? text.pay(money(totals.total)) : text.payPending}
        </PayButton>
      </div>
    </>
  );
}

/** The total with its tax, or that it is being updated. For screen readers, the table above says the same. */
function FootTotal({ children }: { readonly children?: ReactNode }) {
  const text = useText().totals;
  const { money } = useTotalsFormat();
  const totals = useAtomValue(totalsAtom);
  const isBusy = useAtomValue(isRecalculatingAtom);
  const isTaxLater = useAtomValue(isTaxLaterAtom);
  const taxName = useTaxName() ?? text.tax;
  const tax = totals?.tax ? `${taxName} ${money(totals.tax)}` : '';
  const more = isBusy ? text.recalculating : totals && isTaxLater ? `${text.tax} ${text.taxLater}` : tax;
  return (
    <div className={css.footTotal}>
      <p className={css.footSum} aria-busy={isBusy} aria-hidden>
        {totals && (
          <span>
            <span>{text.total}</span> <Amount>{money(totals.total)}</Amount>
          </span>
        )}
        <span className={small}>{more}</span>
      </p>
      <OutdatedTotals />
      {children}
    </div>
  );
}

interface FootNoteProps {
  /** Whether it is shown even where there is little room. */
  readonly isNeeded?: boolean;
  readonly children: string;
}

/** Information before payment, or why the last attempt failed. Problems with the prices are shown at the total. */
function FootNote({ isNeeded = false, children }: FootNoteProps) {
  const failure = useAtomValue(paymentFailureAtom);
  return (
    <p id="pay-note" className={css.footNote} data-failed={failure !== null} data-needed={isNeeded || failure !== null}>
      <Icon name={failure ? 'alert' : 'lock'} size={16} />
      <span>{failure ?? children}</span>
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
