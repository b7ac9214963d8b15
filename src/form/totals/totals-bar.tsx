import { useAtomValue } from 'jotai/react';
import { useState, type ReactNode } from 'react';
import { chosenOptionsAtom, messageIdsAtom, orderWordsAtom } from '../../state/session/order.ts';
import { Button } from '../../ui/button/button.tsx';
import { Drawing, Icon } from '../../ui/icon.tsx';
import { useSummaryButton } from '../focus/use-summary-button.ts';
import { Sums } from '../prices/sums.tsx';
import { optionText } from '../texts/option-text.ts';
import { useText } from '../texts/use-text.ts';
import { wordsText } from '../../text/text.ts';
import { ToolSlot } from '../tools/tool-slot.tsx';
import { CurrencySelect } from './currency-select.tsx';
import { StepList, StepsLeft } from './steps-left.tsx';
import * as css from './totals-bar.css.ts';
import { useBarHeight } from './use-bar-height.ts';

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
  return (
    <section ref={useBarHeight()} aria-label={text.region} part="bar" className={css.bar} data-open={isOpen}>
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
        onKeyDown={({ key }) => key === 'Escape' && close()}
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
      <Button kind="primary" className={css.proceed} {...useSummaryButton()}>
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
