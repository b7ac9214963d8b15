import { useAtomValue, useSetAtom } from 'jotai/react';
import type { MouseEvent } from 'react';
import { checkoutAtom, isProcessingAtom } from '../../state/checkout/checkout.ts';
import { settingsAtom } from '../../state/host/settings.ts';
import { visuallyHidden } from '../../styles/root.css.ts';
import { Button } from '../../ui/button/button.tsx';
import type { FieldName } from '../focus/field-name.ts';
import { focusSoon } from '../focus/focus-field.ts';
import { useText } from '../texts/use-text.ts';
import * as css from './summary.css.ts';

interface EditPartProps {
  /** What is edited, for screen readers. */
  readonly part: string;
  /** The field of the form that gets the focus. */
  readonly field: FieldName;
}

/** Leads from a part of the summary to the place in the form where it can be edited. The bar leads back. */
export function EditPart({ part, field }: EditPartProps) {
  const text = useText().summary;
  const isBusy = useAtomValue(isProcessingAtom);
  const checkout = useSetAtom(checkoutAtom);
  const hidden: readonly string[] = useAtomValue(settingsAtom).hiddenParts;
  const edit = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    checkout({ type: 'closed' });
    focusSoon(currentTarget, field, 'center');
  };
  if (hidden.includes(field)) return null;
  return (
    <Button kind="quiet" isCompact className={css.edit} data-print="no" disabled={isBusy} onClick={edit}>
      {text.edit} <span className={visuallyHidden}>{part}</span>
    </Button>
  );
}

/** The heading of a part of the summary, with its Edit button. */
export function PartHeading({ part, field }: EditPartProps) {
  return (
    <div className={css.partHead}>
      <h3 className={css.heading}>{part}</h3>
      <EditPart part={part} field={field} />
    </div>
  );
}
