import { useAtomValue, useSetAtom } from 'jotai/react';
import type { ReactNode } from 'react';
import { checkoutAtom, isProcessingAtom } from '../../state/checkout/checkout.ts';
import { settingsAtom } from '../../state/host/settings.ts';
import { visuallyHidden } from '../../styles/root.css.ts';
import { stack } from '../../styles/shared.css.ts';
import { Button } from '../../ui/button/button.tsx';
import type { FieldName } from '../focus/field-name.ts';
import { thenFocus } from '../focus/then-focus.ts';
import { useText } from '../texts/use-text.ts';
import * as css from './summary.css.ts';

interface SummaryPartProps {
  readonly heading: string;
  /** The field of the form that gets the focus when the part is edited. */
  readonly field: FieldName;
  readonly children: ReactNode;
}

/**
 * A part of the summary. Its Edit button leads to the place in the form where it can be edited; the bar leads back.
 */
export function SummaryPart({ heading, field, children }: SummaryPartProps) {
  const text = useText().summary;
  const isBusy = useAtomValue(isProcessingAtom);
  const checkout = useSetAtom(checkoutAtom);
  const hidden: readonly string[] = useAtomValue(settingsAtom).hiddenParts;
  const edit = thenFocus(() => checkout({ type: 'closed' }), field, 'center');
  return (
    <div className={stack}>
      <div className={css.partHead}>
        <h3 className={css.heading}>{heading}</h3>
        {!hidden.includes(field) && (
          <Button kind="quiet" isCompact className={css.edit} data-print="no" disabled={isBusy} onClick={edit}>
            {text.edit} <span className={visuallyHidden}>{heading}</span>
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}
