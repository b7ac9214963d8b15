import { useAtomValue } from 'jotai/react';
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { selectCurrency, useDispatch, useOrder } from '../context/form-context.tsx';
import { parseCurrency } from '../../domain/checkout/currency.ts';
import { isSummaryNextAtom } from '../../state/checkout/open-summary.ts';
import {
  chosenOptionsAtom,
  messageIdsAtom,
  offeredCurrenciesAtom,
  orderWordsAtom,
} from '../../state/session/order-atoms.ts';
import * as field from '../../ui/field/field.css.ts';
import { Drawing, Icon } from '../../ui/icon.tsx';
import { Options } from '../../ui/field/inputs.tsx';
import { optionText, useText } from '../texts/use-text.ts';
import * as css from './totals-bar.css.ts';
import { Button } from '../../ui/button/button.tsx';
import { useSummaryButton } from '../layout/summary-button.tsx';
import { StepList, StepsLeft } from './steps-left.tsx';
import { Sums } from '../prices/sums.tsx';
import { wordsText } from '../../text/text.ts';
import { ToolSlot } from '../tools/tool-slot.tsx';

/** The currency of the prices. */
export function CurrencySelect() {
  const text = useText().totals;
  const currency = useOrder(selectCurrency);
  const currencies = useAtomValue(offeredCurrenciesAtom);
  const dispatch = useDispatch();
  return (
    <div className={css.currencyBox}>
      <span className={field.selectBox}>
        <select
          aria-label={text.currency}
          value={currency}
          className={`${field.select} ${css.currency}`}
          onChange={(event) =>
            dispatch({ type: 'currencyChosen', currency: parseCurrency(event.target.value) ?? currency })
          }
        >
          <Options options={currencies.map((value) => ({ value, label: value.toUpperCase() }))} />
        </select>
        <Icon name="chevron" size={14} className={field.chevron} />
      </span>
    </div>
  );
}

/** Below the bar, in px (totals-bar.css.ts). */
const gapBelow = 8;

/** Sets the bar's height, in px, with its gap on the parts that stick above the bar. */
function setBarHeight(bar: HTMLElement): void {
  // Not on the form: browsers would restyle all of it.
  for (const part of bar.parentElement?.querySelectorAll<HTMLElement>('[data-above-bar]') ?? []) {
    part.style.setProperty('--vo-bar', `${bar.offsetHeight + gapBelow}px`);
  }
}

/** Keeps what sticks above the bar in its place when the bar's height changes, and marks a bar at the form's end. */
function useBarPlace() {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const bar = ref.current;
    if (!bar) return undefined;
    const sizes = new ResizeObserver(() => setBarHeight(bar));
    sizes.observe(bar);
    // While it sticks to the window's edge, less than all of it is above the window's last pixel.
    const place = new IntersectionObserver(
      ([entry]) => bar.toggleAttribute('data-at-end', entry !== undefined && entry.intersectionRatio === 1),
      { rootMargin: '0px 0px -1px', threshold: 1 },
    );
    place.observe(bar);
    return () => {
      sizes.disconnect();
      place.disconnect();
    };
  }, []);
  return ref;
}

/** Closes what a part has opened, with Escape and with a press beside that part. */
function useCloseOutside(part: RefObject<HTMLElement>, isOpen: boolean, setOpen: (isOpen: boolean) => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const pressed = (event: PointerEvent): void => {
      if (part.current && !event.composedPath().includes(part.current)) setOpen(false);
    };
    const escaped = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // A dialog around the form stays open.
      event.preventDefault();
      setOpen(false);
    };
    addEventListener('pointerdown', pressed, true);
    addEventListener('keydown', escaped, true);
    return () => {
      removeEventListener('pointerdown', pressed, true);
      removeEventListener('keydown', escaped, true);
    };
  }, [part, isOpen, setOpen]);
}

interface TotalsBarProps {
  /** The prices of the order's parts, line by line. */
  readonly table: ReactNode;
}

/**
 * The bar at the bottom: the contents of the order, its price, and the button to continue (docs/behaviour.md, On
 * screen). A press on the price opens what it consists of; on a phone, also the contents.
 */
export function TotalsBar({ table }: TotalsBarProps) {
  const text = useText().totals;
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const bar = useBarPlace();
  useCloseOutside(bar, isOpen, setOpen);
  // After a cancelled payment, the notice at the top has the button to continue with; before, there are steps left.
  const isNext = useAtomValue(isSummaryNextAtom);
  const summaryButton = useSummaryButton();
  const proceed = (event: MouseEvent<HTMLElement>): void => {
    close();
    summaryButton.onClick(event);
  };
  return (
    <section ref={bar} aria-label={text.region} part="bar" className={css.bar} data-open={isOpen}>
      <div className={css.counts}>
        <Counts />
        <StepsLeft onFollow={close} />
      </div>
      <CurrencySelect />
      <button
        type="button"
        className={css.toggle}
        aria-label={text.details}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="chevron" size={16} className={css.chevron} />
      </button>
      {isOpen && (
        <div className={css.details}>
          <StepList onFollow={close} />
          {table}
        </div>
      )}
      <div className={css.sums}>
        <Sums />
      </div>
      <Button
        kind={isNext ? 'primary' : 'secondary'}
        className={css.proceed}
        data-field="summary"
        {...summaryButton}
        onClick={proceed}
      >
        {text.proceed}
      </Button>
    </section>
  );
}

function Counts() {
  const texts = useText();
  const text = texts.totals;
  const options = useAtomValue(chosenOptionsAtom);
  return (
    <p>
      <span>{text.prompts(useAtomValue(messageIdsAtom).length)}</span>
      <span>{wordsText(text, useAtomValue(orderWordsAtom))}</span>
      <ToolSlot name="ready-day" isShort />
      {options.map(({ code, icon }) => {
        // The title is the name: beside an equal `aria-label`, screen readers would read it again.
        return (
          <span key={code} className={css.badge} role="img" title={optionText(texts, code).chosen}>
            <Drawing path={icon} size={16} />
          </span>
        );
      })}
    </p>
  );
}
