import { useAtomValue } from 'jotai/react';
import type { MouseEvent } from 'react';
import { useForm } from '../context/form-context.tsx';
import { arePricesUnavailableAtom, isRecalculatingAtom, pricesAtom, totalsAtom } from '../../state/prices/prices.ts';
import { isOnlineAtom } from '../../state/host/page-events.ts';
import { shownToastsAtom } from '../../state/notices/notices.ts';
import { invalidatePrices } from '../../state/prices/request-prices.ts';
import { Button } from '../../ui/button/button.tsx';
import * as css from './sums.css.ts';
import { useText } from '../texts/use-text.ts';

/**
 * Says that the prices may be out of date or missing, unless a toast does, and lets the buyer request them again. While
 * offline, the button would not help: they are requested once there is a connection.
 */
export function OutdatedTotals() {
  const { totals: text, tryAgain } = useText();
  const isOutdated = useAtomValue(arePricesUnavailableAtom);
  const isBusy = useAtomValue(isRecalculatingAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const isRefused = useAtomValue(pricesAtom).status === 'refused';
  const isMissing = useAtomValue(totalsAtom) === null;
  // One explanation at a time is enough.
  const hasToast = useAtomValue(shownToastsAtom).some(({ topic }) => topic === 'calculation' || topic === 'connection');
  const form = useForm();
  const askAgain = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    // The button disappears: the button that waits for the prices gets the focus, or else the dialog's title.
    const box = currentTarget.closest('section, dialog');
    (box?.querySelector<HTMLElement>('button[aria-disabled]') ?? box?.querySelector('h2'))?.focus();
    invalidatePrices(form);
  };
  if (!isOutdated || isBusy || hasToast) return null;
  return (
    <span className={css.outdated}>
      <span>{!isOnline ? text.offline : isMissing ? text.missing : text.outdated}</span>
      {!isRefused && isOnline && (
        <Button kind="quiet" isCompact onClick={askAgain}>
          {tryAgain}
        </Button>
      )}
    </span>
  );
}
