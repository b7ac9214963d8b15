import { useAtomValue } from 'jotai/react';
import { areTotalsStaleAtom } from '../../state/prices/prices.ts';
import * as css from './sums.css.ts';

/** An amount of the last price, crossed out once it belongs to an older order and no new one can be loaded. */
export function Amount({ children }: { readonly children: string }) {
  return useAtomValue(areTotalsStaleAtom) ? <s className={css.stale}>{children}</s> : <span>{children}</span>;
}
