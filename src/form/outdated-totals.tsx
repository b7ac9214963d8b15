import { useAtomValue, useSetAtom } from 'jotai/react';
import {
  arePricesOutdatedAtom,
  askPricesAtom,
  isAddressRefusedAtom,
  isRecalculatingAtom,
} from '../state/prices/prices.ts';
import { isOnlineAtom } from '../state/host/online.ts';
import { Button } from '../ui/button.tsx';
import { useText } from './use-text.ts';

/** Says that the prices may be out of date, and lets the buyer ask for them again. */
export function OutdatedTotals({ className }: { readonly className: string }) {
  const { totals: text, tryAgain } = useText();
  const isOutdated = useAtomValue(arePricesOutdatedAtom);
  const isBusy = useAtomValue(isRecalculatingAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const isRefused = useAtomValue(isAddressRefusedAtom);
  const ask = useSetAtom(askPricesAtom);
  if (!isOutdated || isBusy) return null;
  return (
    <span className={className}>
      {isOnline ? text.outdated : text.offline}{' '}
      {!isRefused && (
        <Button kind="quiet" isCompact onClick={ask}>
          {tryAgain}
        </Button>
      )}
    </span>
  );
}
