import { useAtomValue } from 'jotai/react';
import { useContext, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { useForm } from '../context/form-context.tsx';
import {
  arePricesCurrentAtom,
  isRecalculatingAtom,
  isTaxLaterAtom,
  totalsAtom,
} from '../../state/prices/price-atoms.ts';
import {
  canPayAtom,
  changeCheckout,
  isProcessingAtom,
  paymentFailureAtom,
} from '../../state/checkout/checkout-state.ts';
import { guessCountry, guestNoteAtom, isGuestCompleteAtom, suggestCountry } from '../../state/buyer/guest-details.ts';
import { profileIssuesAtom } from '../../state/buyer/load-user.ts';
import { isLoggedInAtom } from '../../state/buyer/login.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { focusField, guestFormId, thenFocus } from '../focus/focus-field.ts';
import { openSummary } from '../../state/checkout/open-summary.ts';
import { usePay } from '../tools/tool-slot.tsx';
import { useLogin } from '../fields/login-link.tsx';
import { Amount, OutdatedTotals } from '../prices/sums.tsx';
import { useText, useTotalsFormat, WordingContext } from '../texts/use-text.ts';
import { small } from '../../styles/shared.css.ts';
import { useTaxName } from './summary-totals.tsx';
import * as css from './summary.css.ts';

/** If the session has expired, the button that had the focus is another one now. */
const keepFocus = (buttons: HTMLElement | null): void => {
  if (buttons?.matches(':focus-within')) focusField(buttons, 'login');
};

type Pressable = ComponentProps<typeof Button>;

/** Log in, or continue as a guest (docs/behaviour.md, States). */
function useChoice(): readonly Pressable[] {
  const text = useText().summary;
  const form = useForm();
  const language = useContext(WordingContext).numbers;
  const { leave } = useLogin('login');
  const continueAsGuest = (event: MouseEvent): void => {
    // The button becomes the one that submits the guest form.
    event.preventDefault();
    // Before the field exists: with Firefox, Orca would present the changed country instead of the focused field.
    suggestCountry(form, guessCountry(language));
    changeCheckout(form, { type: 'guestChosen' });
  };
  return [
    { 'data-field': 'login', onClick: () => void leave(), children: text.login },
    {
      kind: 'primary',
      type: 'submit',
      'data-field': 'continue-as-guest',
      onClick: continueAsGuest,
      children: text.guest,
    },
  ];
}

/** A logged-in buyer continues to payment, or to the profile if that is incomplete. */
function usePayLoggedIn(): Pressable {
  const isProfileIncomplete = useAtomValue(profileIssuesAtom).length > 0;
  const form = useForm();
  const goToPayment = usePay();
  const pay = usePayButton(useText().summary.payLoggedIn, 'foot-total');
  const onClick = (): void => {
    if (!isProfileIncomplete) return goToPayment();
    changeCheckout(form, { type: 'closed' });
    openSummary(form);
  };
  return { ...pay, type: 'submit', onClick };
}

/** Back, and payment once the guest form is complete. */
function useGuestButtons(): readonly Pressable[] {
  const text = useText().summary;
  const { money } = useTotalsFormat();
  const isBusy = useAtomValue(isProcessingAtom);
  const isCurrent = useAtomValue(arePricesCurrentAtom);
  const totals = useAtomValue(totalsAtom);
  const form = useForm();
  const goBack = thenFocus(() => changeCheckout(form, { type: 'wentBack' }), 'continue-as-guest');
  const pay = usePayButton(totals && isCurrent ? text.pay(money(totals.total)) : text.payPending);
  return [
    { className: css.back, onClick: goBack, disabled: isBusy, children: text.back },
    { ...pay, type: 'submit', form: guestFormId, className: css.pay },
  ];
}

/**
 * The footer, in every step with the same button elements, of the same types: if the pressed one left the accessibility
 * tree before the focus moves, Orca would not say where the focus is. Firefox replaces a button there when its `type`
 * changes.
 */
export function OrderFooter({ isGuest }: { readonly isGuest: boolean }) {
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  const choice = useChoice();
  const guest = useGuestButtons();
  const payLoggedIn = usePayLoggedIn();
  const [first, second] = isLoggedIn ? [null, payLoggedIn] : isGuest ? guest : choice;
  return (
    <>
      <FootTotal>
        <Note isGuest={isGuest} />
      </FootTotal>
      <div ref={isLoggedIn ? undefined : keepFocus} className={css.footButtons}>
        {first && <Button {...first} />}
        <Button {...second} />
      </div>
    </>
  );
}

/** What the buyer should know before paying. */
function Note({ isGuest }: { readonly isGuest: boolean }) {
  const { summary: text, profile } = useText();
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  const isProfileIncomplete = useAtomValue(profileIssuesAtom).length > 0;
  const isComplete = useAtomValue(isGuestCompleteAtom);
  const guestNote = useAtomValue(guestNoteAtom);
  if (isLoggedIn) {
    return (
      <FootNote isSecure={!isProfileIncomplete} isNeeded={isProfileIncomplete}>
        {isProfileIncomplete ? profile.blocked : text.secure}
      </FootNote>
    );
  }
  return isGuest && <FootNote isSecure={isComplete}>{guestNote}</FootNote>;
}

/** The total with its tax, or that it is being updated. For screen readers, the table above says the same. */
function FootTotal({ children }: { readonly children?: ReactNode }) {
  const text = useText().totals;
  const { money, currencyBeside } = useTotalsFormat();
  const totals = useAtomValue(totalsAtom);
  const isBusy = useAtomValue(isRecalculatingAtom);
  const isTaxLater = useAtomValue(isTaxLaterAtom);
  const taxName = useTaxName() ?? text.tax;
  const tax = totals && `${taxName} ${money(totals.tax)}`;
  const more = isBusy ? text.recalculating : totals && isTaxLater ? `${text.tax} ${text.taxLater}` : tax;
  return (
    <div className={css.footTotal}>
      <p id="foot-total" className={css.footSum} aria-busy={isBusy} aria-hidden>
        {totals && (
          <span>
            <span>{text.total}</span> <Amount>{money(totals.total)}</Amount>{' '}
            <span className={css.footCurrency}>{currencyBeside()}</span>
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
  /** Whether it says that the payment is secure. */
  readonly isSecure: boolean;
  /** Whether it is shown even where there is little room. */
  readonly isNeeded?: boolean;
  readonly children: string;
}

/** Information before payment, or why the last attempt failed. Problems with the prices are shown at the total. */
function FootNote({ isSecure, isNeeded = false, children }: FootNoteProps) {
  const failure = useAtomValue(paymentFailureAtom);
  return (
    <p id="pay-note" className={css.footNote} data-failed={failure !== null} data-needed={isNeeded || failure !== null}>
      <Icon name={failure ? 'alert' : isSecure ? 'lock' : 'info'} size={16} />
      <span>{failure ?? children}</span>
    </p>
  );
}

/** The behaviour of a button that pays. */
function usePayButton(label: string, total?: string): Pressable {
  const text = useText().summary;
  const isBusy = useAtomValue(isProcessingAtom);
  const canPay = useAtomValue(canPayAtom);
  return {
    kind: 'primary',
    'aria-disabled': !canPay || isBusy,
    'aria-describedby': canPay ? total : 'pay-note',
    'aria-busy': isBusy,
    children: isBusy ? text.processing : label,
  };
}
