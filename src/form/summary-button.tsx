import { Button } from '../ui/button.tsx';
import * as css from './layout.css.ts';
import { useText } from './use-text.ts';
import { useBlocked, useWayOn } from './use-way-on.ts';

/** 'Order Summary': closed while the order is paid or the profile lacks something, and then says so. */
export function SummaryButton() {
  return (
    <div className={css.summary}>
      <Button {...useWayOn()}>{useText().summaryButton}</Button>
      <p id="summary-blocked" className={css.savedNote}>
        {useBlocked()}
      </p>
    </div>
  );
}
