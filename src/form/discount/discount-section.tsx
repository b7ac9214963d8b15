import { useAtomValue } from 'jotai/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { selectDiscount, useDispatch, useForm, useOrder, useSession } from '../context/form-context.tsx';
import type { Discount } from '../../domain/checkout/discount.ts';
import { applyDiscount } from '../../state/session/apply-discount.ts';
import type { OrderSession } from '../../state/session/session.ts';
import { arePricesCurrentAtom, priceRequestKeyAtom, savingAtom, totalsAtom } from '../../state/prices/price-atoms.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextInput } from '../../ui/field/inputs.tsx';
import { Callout } from '../../ui/section/callout.tsx';
import { Section, useFold } from '../../ui/section/section.tsx';
import { focusField, type FieldName } from '../focus/focus-field.ts';
import { useFormat, useText, useTotalsFormat } from '../texts/use-text.ts';
import * as css from './discount.css.ts';

/** The discount box: a code field, or the applied discount (docs/behaviour.md, On screen). */
export function DiscountSection() {
  const text = useText().discount;
  const discount = useOrder(selectDiscount);
  const fold = useFold(discount !== null);
  const { box, keepFocus } = useKeptFocus(discount === null ? 'discount-code' : 'remove-discount');
  return (
    <Section heading={text.heading} hint={!fold.isOpen && (discount?.title ?? text.hint)} fold={fold}>
      <div ref={box}>
        {discount === null ? (
          <DiscountForm onApply={keepFocus} />
        ) : (
          <AppliedDiscount discount={discount} onRemove={keepFocus} />
        )}
      </div>
    </Section>
  );
}

/** The code field and the notice replace each other: the focus moves along, once the other one is rendered. */
function useKeptFocus(field: FieldName) {
  const box = useRef<HTMLDivElement>(null);
  const isWanted = useRef(false);
  useEffect(() => {
    if (isWanted.current && box.current) focusField(box.current, field);
    isWanted.current = false;
  }, [field]);
  return { box, keepFocus: (isWantedNow: boolean) => (isWanted.current = isWantedNow) };
}

interface DiscountFormProps {
  readonly onApply: (isUnderWay: boolean) => void;
}

const selectRefusedCode = ({ refusedCode }: OrderSession): OrderSession['refusedCode'] => refusedCode;
const selectIsApplying = ({ isApplyingDiscount }: OrderSession): boolean => isApplyingDiscount;

function DiscountForm({ onApply }: DiscountFormProps) {
  const { discount: text, notices } = useText();
  const [code, setCode] = useState('');
  const refused = useSession(selectRefusedCode);
  const isBusy = useSession(selectIsApplying);
  const form = useForm();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    onApply(true);
    void applyDiscount(form, code).then((isApplied) => !isApplied && onApply(false));
  };
  return (
    <form role="none" className={css.form} onSubmit={submit} noValidate>
      <TextInput
        label={text.label}
        error={refused?.code === code ? notices[refused.reason] : undefined}
        data-field="discount-code"
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
        {text.apply}
      </Button>
    </form>
  );
}

interface AppliedDiscountProps {
  readonly discount: Discount;
  readonly onRemove: (isUnderWay: boolean) => void;
}

function AppliedDiscount({ discount, onRemove }: AppliedDiscountProps) {
  const text = useText().discount;
  const format = useFormat();
  const totals = useAtomValue(totalsAtom);
  const saving = useAtomValue(arePricesCurrentAtom) ? totals?.discount : undefined;
  const isIdle = useAtomValue(savingAtom) === 0;
  const hasPrice = useAtomValue(priceRequestKeyAtom) !== null;
  // Until the price arrives, it is unknown whether the order reaches the minimum.
  const isApplied = !isIdle && (totals !== null || discount.minOrderAmount === 0 || !hasPrice);
  const totalsFormat = useTotalsFormat();
  const dispatch = useDispatch();
  const removeIt = (): void => {
    onRemove(true);
    dispatch({ type: 'discountRemoved' });
  };
  const details = [
    discount.description,
    discount.minOrderAmount > 0 && text.minimum(format.money(discount.minOrderAmount)),
    discount.maxDiscount > 0 && text.maximum(format.money(discount.maxDiscount)),
  ].filter(Boolean);
  return (
    <Callout
      // An order below the discount's minimum does not get it.
      tone={isApplied ? 'success' : totals === null ? 'info' : 'warning'}
      actions={
        <Button kind="quiet" icon="close" data-field="remove-discount" onClick={removeIt}>
          {text.remove}
        </Button>
      }
    >
      <strong>{discount.title || discount.discountCode}</strong>
      {!isApplied && <p>{text.notYet}</p>}
      {details.length > 0 && <p>{details.join(' ')}</p>}
      {saving ? <p>{text.saving(totalsFormat.money(saving))}</p> : null}
    </Callout>
  );
}
