import { useAtomValue } from 'jotai/react';
import { memo } from 'react';
import { issuesAtom } from '../../state/order/issues.ts';
import { areTotalsKnownAtom } from '../../state/prices/prices.ts';
import { useGoToIssue } from '../use-go-to-issue.ts';
import { useText } from '../use-text.ts';
import * as css from './totals-bar.css.ts';

/** How much is left to do before the order can be reviewed, as the way to the first of it. */
export const ThingsLeft = memo(() => {
  const text = useText().totals;
  const issues = useAtomValue(issuesAtom);
  const goTo = useGoToIssue();
  const [first] = issues;
  if (first === undefined) return null;
  return (
    <button type="button" role="link" className={css.thingsLeft} onClick={(event) => goTo(event.currentTarget, first)}>
      {text.left(issues.length)}
    </button>
  );
});

/** Until there are totals their place has room for it, where the counts are closed. */
export function FirstLook() {
  const areTotalsKnown = useAtomValue(areTotalsKnownAtom);
  return (
    !areTotalsKnown && (
      <div className={css.firstLook}>
        <ThingsLeft />
      </div>
    )
  );
}
