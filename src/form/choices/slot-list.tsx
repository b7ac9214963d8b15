import type { MouseEvent } from 'react';
import { Button, IconButton } from '../../ui/button/button.tsx';
import type { FieldName } from '../focus/field-name.ts';
import { focusField, focusSoon } from '../focus/focus-field.ts';
import * as css from './slot-list.css.ts';

interface Slot {
  readonly label: string;
  /** Null if the slot can't be removed. */
  readonly removeLabel: string | null;
}

interface SlotListProps {
  readonly label: string;
  readonly slots: readonly Slot[];
  readonly current: number;
  readonly addLabel: string | null;
  readonly field: 'voice' | 'track';
  /** The field that gets the focus when the last slot is removed. */
  readonly fieldAfter: FieldName;
  readonly onPick: (index: number) => void;
  readonly onRemove: (index: number) => void;
  readonly onAdd: () => void;
}

/**
 * The numbered slots of an order: selecting the current one, removing one, adding another (docs/contract.md, Names).
 */
export function SlotList({
  label,
  slots,
  current,
  addLabel,
  field,
  fieldAfter,
  onPick,
  onRemove,
  onAdd,
}: SlotListProps) {
  const removeAt = (index: number) => (event: MouseEvent<HTMLElement>) => {
    // The second press of a double click would hit the slot that has moved up.
    if (event.detail > 1) return;
    // The button disappears with its slot, so the focus moves first: to the slot before, or to what follows the list.
    focusField(event.currentTarget, slots.length > 1 ? `${field}-${Math.max(0, index - 1)}` : fieldAfter);
    onRemove(index);
  };
  const add = (event: MouseEvent<HTMLElement>): void => {
    onAdd();
    focusSoon(event.currentTarget, `${field}-${slots.length}`);
  };
  return (
    <div role="group" aria-label={label} className={css.list}>
      {slots.map((slot, index) => (
        <span key={index} className={css.slot} data-current={index === current}>
          <button
            type="button"
            className={css.name}
            aria-pressed={index === current}
            data-field={`${field}-${index}`}
            onClick={() => onPick(index)}
          >
            {slot.label}
          </button>
          {slot.removeLabel !== null && (
            <IconButton icon="close" label={slot.removeLabel} className={css.remove} onClick={removeAt(index)} />
          )}
        </span>
      ))}
      {addLabel !== null && (
        <Button kind="quiet" icon="plus" onClick={add}>
          {addLabel}
        </Button>
      )}
    </div>
  );
}
