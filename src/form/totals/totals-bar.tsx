import { useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { chosenOptionsAtom, messageIdsAtom, orderWordsAtom } from '../../state/session/order.ts';
import { Button } from '../../ui/button/button.tsx';
import { Drawing, Icon } from '../../ui/icon.tsx';
import { Sums } from '../prices/sums.tsx';
import { optionText } from '../texts/option-text.ts';
import { useText } from '../texts/use-text.ts';
import { wordsText } from '../texts/words-text.ts';
import { useSummaryButton } from '../focus/use-summary-button.ts';
import { CurrencySelect } from './currency-select.tsx';
import { IssueCount } from './issue-count.tsx';
import * as css from './totals-bar.css.ts';
import { useBarHeight } from './use-bar-height.ts';

/**
 * The bar at the bottom: the contents of the order, its price, and the button to continue (docs/behaviour.md, On
 * screen).
 */
export function TotalsBar() {
  const text = useText().totals;
  return (
    <section ref={useBarHeight()} aria-label={text.region} part="bar" className={css.bar}>
      <CountsToggle />
      <Counts />
      <div className={css.sums}>
        <IssueCount />
        <Sums />
      </div>
      <CurrencySelect />
      <Button kind="primary" className={css.proceed} {...useSummaryButton()}>
        {text.proceed}
      </Button>
    </section>
  );
}

/** On a phone, a press on the sums opens the counts. */
function CountsToggle() {
  const text = useText().totals;
  const [isOpen, setOpen] = useState(false);
  return (
    <button
      type="button"
      className={css.toggle}
      aria-label={text.details}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      <Icon name="chevron" size={16} className={css.chevron} />
    </button>
  );
}

function Counts() {
  const texts = useText();
  const text = texts.totals;
  const options = useAtomValue(chosenOptionsAtom);
  return (
    <div className={css.counts}>
      <span>{text.prompts(useAtomValue(messageIdsAtom).length)}</span>
      <span className={css.words}>{wordsText(text, useAtomValue(orderWordsAtom))}</span>
      {options.map(({ code, icon }) => {
        // The title is the name: beside an equal `aria-label`, screen readers would read it again.
        return (
          <span key={code} className={css.badge} role="img" title={optionText(texts, code).chosen}>
            <Drawing path={icon} size={18} />
          </span>
        );
      })}
    </div>
  );
}
