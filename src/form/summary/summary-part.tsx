import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { useForm } from '../context/form-context.tsx';
import { changeCheckout, isProcessingAtom } from '../../state/checkout/checkout-state.ts';
import { settingsAtom } from '../../state/host/settings.ts';
import type { Text } from '../../text/en.ts';
import { visuallyHidden } from '../../styles/root.css.ts';
import { stack } from '../../styles/shared.css.ts';
import { Button } from '../../ui/button/button.tsx';
import type { FieldName } from '../focus/field-name.ts';
import { thenFocus } from '../focus/focus-field.ts';
import { useText } from '../texts/use-text.ts';
import * as css from './summary.css.ts';

interface SummaryPartProps {
  readonly heading: string;
  readonly part: keyof Text['summary']['edited'];
  /** The field of the form that gets the focus when the part is edited. */
  readonly field: FieldName;
  readonly children: ReactNode;
}

/**
 * A part of the summary. Its Edit button leads to the place in the form where it can be edited; the bar leads back.
 */
export function SummaryPart({ heading, part, field, children }: SummaryPartProps) {
  const text = useText().summary;
  const isBusy = useAtomValue(isProcessingAtom);
  const form = useForm();
  const hidden: readonly string[] = useAtomValue(settingsAtom).hiddenParts;
  const edit = thenFocus(() => changeCheckout(form, { type: 'closed' }), field, 'center');
  return (
    <div className={stack}>
      <div className={css.partHead}>
        <h3 className={css.heading}>{heading}</h3>
        {!hidden.includes(field) && (
          <Button kind="quiet" isCompact className={css.edit} data-print="no" disabled={isBusy} onClick={edit}>
            <span>{text.edit}</span> <span className={visuallyHidden}>{text.edited[part]}</span>
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}
