import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useRef, type FormEvent } from 'react';
import { isAddressRefusedAtom } from '../../state/prices/prices.ts';
import { payAtom } from '../../state/checkout/pay.ts';
import {
  guestRefusalAtom,
  isGuestCompleteAtom,
  needsPhoneAtom,
  refusedFieldsAtom,
  shownProblemsAtom,
  touchAllAtom,
  touchAtom,
} from '../../state/buyer/guest.ts';
import { settingsAtom } from '../../state/host/settings.ts';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { Callout } from '../../ui/section/callout.tsx';
import { DeskSlot } from '../desk/desk-slot.tsx';
import * as layout from '../layout/layout.css.ts';
import { focusWrong } from '../focus/focus-field.ts';
import { useText } from '../texts/use-text.ts';
import { BillingAddress } from './billing-address.tsx';
import { GuestField } from './guest-field.tsx';
import { guestFormId } from '../focus/guest-form-id.ts';
import { useShopLanguage } from '../texts/shop-language.ts';
import * as css from './guest-form.css.ts';
import { useGuestField } from './use-guest-field.ts';

/** The guest's details and address (docs/behaviour.md, On screen and Rules). */
export function GuestForm() {
  const text = useText().guest;
  const isComplete = useAtomValue(isGuestCompleteAtom);
  const needsPhone = useAtomValue(needsPhoneAtom);
  const { isTest } = useAtomValue(settingsAtom);
  const pay = useSetAtom(payAtom);
  const touchAll = useSetAtom(touchAllAtom);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isComplete) return void pay();
    touchAll();
    focusWrong(event.currentTarget);
  };
  const form = useRef<HTMLFormElement>(null);
  const refusal = useAtomValue(guestRefusalAtom);
  useEffect(() => {
    if (refusal && form.current) focusWrong(form.current);
  }, [refusal]);
  return (
    <form ref={form} id={guestFormId} className={css.form} onSubmit={submit} noValidate>
      <fieldset className={layout.fields}>
        <legend className={css.legend}>{text.information}</legend>
        <GuestField
          field="email"
          type="email"
          autoComplete="email"
          hint={needsPhone || isTest ? text.emailOnlyHint : text.emailHint}
        />
        <DeskSlot name="email-advice" />
        <div className={layout.pair}>
          <GuestField field="firstName" autoComplete="given-name" />
          <GuestField field="lastName" autoComplete="family-name" />
        </div>
        {needsPhone && <GuestField field="phone" type="tel" autoComplete="tel" hint={text.phoneHint} />}
      </fieldset>
      <BillingAddress />
      <Consent />
    </form>
  );
}

function Terms() {
  const text = useText();
  const language = useShopLanguage();
  const { shopUrl } = useAtomValue(settingsAtom);
  const { value, set, error, onBlur } = useGuestField('acceptedTerms');
  const touch = useSetAtom(touchAtom);
  const toggle = (isChecked: boolean): void => {
    set(isChecked);
    touch('acceptedTerms');
  };
  return (
    <Checkbox
      label={text.guest.terms}
      hint={
        <a href={`${shopUrl}/terms${language && `?${language}`}`} target="_blank" rel="noopener">
          {text.guest.readTerms} ({text.newTab})
        </a>
      }
      error={error}
      checked={value}
      required
      onBlur={onBlur}
      onCheck={toggle}
    />
  );
}

/**
 * The terms, and all errors shown at the fields, in one list. Together they keep the most height that they had: at the
 * end of what scrolls, the tick would move under the finger.
 */
function Consent() {
  const text = useText().guest;
  const problems = Object.values(useAtomValue(shownProblemsAtom)).filter((problem) => problem !== undefined);
  const isRefused = useAtomValue(isAddressRefusedAtom);
  const refused = Object.values(useAtomValue(refusedFieldsAtom));
  const errors = [...problems.map((problem) => text[problem]), ...refused, ...(isRefused ? [text.addressRefused] : [])];
  // Refusals by the shop alone are shown in a toast.
  const isTold = errors.length > 0 && problems.length === 0;
  return (
    <div
      ref={(box) => {
        // Called after each change, because it is a new function each time.
        if (box) box.style.minHeight = `${box.offsetHeight}px`;
      }}
    >
      <Terms />
      <div aria-live={isTold ? 'off' : 'polite'} className={css.errors}>
        {errors.length > 0 && (
          <Callout tone="danger">
            <strong>{text.errors}</strong>
            <ul className={layout.points}>
              {errors.map((error) => (
                <li key={error}>{error}</li>
              ))}
            </ul>
          </Callout>
        )}
      </div>
    </div>
  );
}
