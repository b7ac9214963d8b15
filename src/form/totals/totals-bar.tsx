import { useAtomValue } from 'jotai/react';
import type { MouseEvent } from 'react';
import { wordTotals } from '../../domain/order-body.ts';
import { orderAtom, serviceAtom } from '../../state/order.ts';
import { profileIssuesAtom } from '../../state/user.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useText } from '../use-text.ts';
import { CurrencySelect } from './currency-select.tsx';
import { Sums } from './sums.tsx';
import * as css from './totals-bar.css.ts';

interface TotalsBarProps {
  readonly onProceed: (event: MouseEvent<HTMLElement>) => void;
}

/** The bar at the bottom: what the order holds, its price, and the way on (spec.md section 2, "Bottom banner"). */
export function TotalsBar({ onProceed }: TotalsBarProps) {
  const { totals: text, profile } = useText();
  const isBlocked = useAtomValue(profileIssuesAtom).length > 0;
  return (
    <section aria-label={text.region} part="bar" className={css.bar}>
      <Counts />
      <CurrencySelect />
      <Sums />
      <Button
        kind="primary"
        className={css.proceed}
        onClick={onProceed}
        disabled={isBlocked}
        aria-describedby={isBlocked ? 'summary-blocked' : undefined}
      >
        {text.proceed}
      </Button>
      {isBlocked && <p className={css.blocked}>{profile.blocked}</p>}
    </section>
  );
}

function Counts() {
  const text = useText().totals;
  const order = useAtomValue(orderAtom);
  const { words, wordsExtra } = wordTotals(order, useAtomValue(serviceAtom));
  return (
    <div className={css.counts}>
      <span>{text.prompts(order.messages.length)}</span>
      <span className={css.words}>
        {text.words(words)}
        {wordsExtra > 0 && ` ${text.extra(wordsExtra)}`}
      </span>
      {order.proofReading && <Badge icon="proof" label={text.proofReading} />}
      {order.rushProduction && <Badge icon="rush" label={text.rush} />}
    </div>
  );
}

function Badge({ icon, label }: { readonly icon: 'proof' | 'rush'; readonly label: string }) {
  return (
    <span className={css.badge} role="img" aria-label={label} title={label}>
      <Icon name={icon} size={18} />
    </span>
  );
}
