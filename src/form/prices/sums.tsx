import { useAtomValue } from 'jotai/react';
import type { MouseEvent } from 'react';
import { selectVoices, useForm, useOrder } from '../context/form-context.tsx';
import {
  arePricesUnavailableAtom,
  areTotalsStaleAtom,
  isRecalculatingAtom,
  isTaxLaterAtom,
  pricesAtom,
  totalsAtom,
} from '../../state/prices/price-atoms.ts';
import { isOnlineAtom } from '../../state/host/page-events.ts';
import { shownToastsAtom } from '../../state/notices/notices.ts';
import { invalidatePrices } from '../../state/prices/request-prices.ts';
import { Button } from '../../ui/button/button.tsx';
import * as css from './sums.css.ts';
import { useText, useTotalsFormat } from '../texts/use-text.ts';
import { isPaidAtom } from '../../state/checkout/checkout-state.ts';
import { servicesAtom } from '../../state/catalogue/catalogue.ts';
import { isServiceUnavailableAtom } from '../../state/session/order-atoms.ts';

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

/** An amount of the last price, crossed out once it belongs to an older order and no new one can be loaded. */
export function Amount({ children }: { readonly children: string }) {
  return useAtomValue(areTotalsStaleAtom) ? <s className={css.stale}>{children}</s> : <span>{children}</span>;
}

/** Why there is no price. */
function usePending(): string {
  const { totals: text, services } = useText();
  const isUnavailable = useAtomValue(isServiceUnavailableAtom);
  const hasVoice = useOrder(selectVoices).some(Boolean);
  const { status } = useAtomValue(servicesAtom);
  if (isUnavailable) return services.unavailable;
  if (!hasVoice) return text.pending;
  // Prices are requested once the shop's services are known.
  return status === 'failed' ? text.missing : text.recalculating;
}

/** Subtotal, discount, tax and total as returned by the server; marked as busy while they are older than the order. */
export function Sums() {
  const { totals: text, sent } = useText();
  const format = useTotalsFormat();
  const isBusy = useAtomValue(isRecalculatingAtom);
  const totals = useAtomValue(totalsAtom);
  const isOutdated = useAtomValue(arePricesUnavailableAtom);
  const isTaxLater = useAtomValue(isTaxLaterAtom);
  const pending = usePending();
  const isPaid = useAtomValue(isPaidAtom);
  // The total would differ from what was paid: a buyer who returns has no address here, and so no tax.
  if (isPaid) return <p className={`${css.sums} ${css.pending}`}>{sent.done}</p>;
  if (totals === null) {
    return (
      <p className={`${css.sums} ${css.pending}`} aria-busy={isBusy}>
        {isBusy ? text.recalculating : isOutdated ? <OutdatedTotals /> : pending}
      </p>
    );
  }
  const parts = [
    [text.sub, text.subtotal, format.money(totals.subtotal)],
    ...(totals.discount > 0 ? [['', text.discount, format.money(-totals.discount)] as const] : []),
    [text.tax, text.tax, format.money(totals.tax)],
  ] as const;
  return (
    <div className={css.sums} aria-busy={isBusy}>
      <OutdatedTotals />
      <span className={css.parts}>
        {parts.map(([short, full, value]) =>
          full === text.tax && isTaxLater ? (
            <span key={full}>{`+ ${full}`}</span>
          ) : (
            <span key={full} className={full === text.discount ? css.discount : undefined}>
              <span className={css.shortLabel}>{short}</span>
              <span className={css.fullLabel}>{full}</span> <Amount>{value}</Amount>
            </span>
          ),
        )}
      </span>{' '}
      <span className={css.total}>
        <span>{text.total}</span> <Amount>{format.money(totals.total)}</Amount>{' '}
        {/* Where there is room, it is selected beside the sums. */}
        <span className={css.currency}>{format.currencyBeside()}</span>
      </span>
    </div>
  );
}
