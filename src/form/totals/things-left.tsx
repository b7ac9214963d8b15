import { useAtomValue } from 'jotai/react';
import { memo, type MouseEvent } from 'react';
import { blockingAtom } from '../../state/checkout/summary.ts';
import { issuesAtom } from '../../state/order/issues.ts';
import { areTotalsKnownAtom } from '../../state/prices/prices.ts';
import { useGoToIssue } from '../use-go-to-issue.ts';
import { useGoOn } from '../use-way-on.ts';
import { useText } from '../use-text.ts';
import * as css from './totals-bar.css.ts';

/** How much is left to do before the order can be reviewed, as the way to the first of it. */
export const ThingsLeft = memo(() => {
  const text = useText().totals;
  const issues = useAtomValue(issuesAtom);
  const goTo = useGoToIssue();
  const goOn = useGoOn();
  const isProfileLeft = useAtomValue(blockingAtom) === 'profile';
  const [first] = issues;
  const count = issues.length + Number(isProfileLeft);
  if (count === 0) return null;
  const press = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
    first ? goTo(currentTarget, first) : goOn(currentTarget);
  return (
    <button type="button" role="link" className={css.thingsLeft} onClick={press}>
      {text.left(count)}
    </button>
  );
});

/** Where the counts are closed: until there are totals their place has room for it, later where the bar is wide enough. */
export function FirstLook() {
  return (
    <div className={css.firstLook} data-late={useAtomValue(areTotalsKnownAtom)}>
      <ThingsLeft />
    </div>
  );
}
