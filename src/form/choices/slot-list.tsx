import type { MouseEvent } from 'react';
import type { Text } from '../../text/en.ts';
import { Button, IconButton } from '../../ui/button/button.tsx';
import type { FieldName } from '../focus/field-name.ts';
import { focusField, focusSoon } from '../focus/focus-field.ts';
import * as css from './slot-list.css.ts';

interface Slots {
  /** The ids in the slots; null in an empty one. */
  readonly slots: readonly (string | null)[];
  /** The index of the current slot. */
  readonly current: number;
}

/** Names another slot that contains a voice or track; null if none does. */
export function otherSlot(id: string, { slots, current, inSlot }: Slots & { readonly inSlot: (n: number) => string }) {
  const at = slots.indexOf(id);
  return at < 0 || at === current ? null : inSlot(at + 1);
}

interface SlotListProps extends Slots {
  readonly text: Pick<Text['voices'], 'slots' | 'slot' | 'remove' | 'add' | 'empty' | 'unavailable'>;
  readonly nameOf: (id: string) => string | undefined;
  /** Whether the first slot can't be removed. */
  readonly isFirstKept?: boolean;
  readonly canAdd: boolean;
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
export function SlotList(props: SlotListProps) {
  const { text, slots, current, nameOf, isFirstKept, canAdd, field, fieldAfter, onPick, onRemove, onAdd } = props;
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
    <div role="group" aria-label={text.slots} className={css.list}>
      {slots.map((id, index) => (
        <span key={index} className={css.slot} data-current={index === current}>
          <button
            type="button"
            className={css.name}
            aria-pressed={index === current}
            data-field={`${field}-${index}`}
            onClick={() => onPick(index)}
          >
            {text.slot(index + 1, id === null ? text.empty : (nameOf(id) ?? text.unavailable))}
          </button>
          {(index > 0 || !isFirstKept) && (
            <IconButton icon="close" label={text.remove(index + 1)} className={css.remove} onClick={removeAt(index)} />
          )}
        </span>
      ))}
      {canAdd && (
        <Button kind="quiet" icon="plus" onClick={add}>
          {text.add}
        </Button>
      )}
    </div>
  );
}
