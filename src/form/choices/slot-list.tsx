import { useCallback, type MouseEvent } from 'react';
import { canAddSlot, type SlotField, type Slots } from '../../domain/order/slots.ts';
import type { Order } from '../../domain/order/order.ts';
import { selectTrackSlot, selectVoiceSlot, useDispatch, useOrder, useSession } from '../context/form-context.tsx';
import type { Text } from '../../text/en.ts';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { focusField, thenFocus, type FieldName } from '../focus/focus-field.ts';
import * as css from './slot-list.css.ts';

interface Taken {
  readonly slots: Slots;
  /** The index of the current slot. */
  readonly current: number;
  readonly inSlot: (n: number) => string;
}

/** Names another slot that contains a voice or track; null if none does. */
export function otherSlot(id: string, { slots, current, inSlot }: Taken) {
  const at = slots.indexOf(id);
  return at < 0 || at === current ? null : inSlot(at + 1);
}

interface SlotListProps {
  readonly text: Pick<Text['voices'], 'slots' | 'slot' | 'remove' | 'add' | 'empty' | 'unavailable'>;
  readonly slots: Slots;
  /** Which slots of the order these are. */
  readonly list: SlotField;
  readonly nameOf: (id: string) => string | undefined;
  readonly field: 'voice' | 'track';
  /** The field that gets the focus when the last slot is removed; without it, the first slot can't be removed. */
  readonly fieldAfter?: FieldName;
  readonly onPick?: (index: number) => void;
}

/**
 * The numbered slots of an order: selecting the current one, removing one, adding another (docs/contract.md, Names).
 */
export function SlotList({ text, slots, list, nameOf, field, fieldAfter, onPick }: SlotListProps) {
  const dispatch = useDispatch();
  const current = useSession(list === 'voices' ? selectVoiceSlot : selectTrackSlot);
  const canAdd = useOrder(useCallback((order: Order) => canAddSlot(order, list), [list]));
  const add = (): void => dispatch({ type: 'slotAdded', field: list });
  const choose = (index: number): void => {
    dispatch({ type: 'slotSelected', field: list, index });
    onPick?.(index);
  };
  const removeAt = (index: number) => (event: MouseEvent<HTMLElement>) => {
    // The button disappears with its slot, so the focus moves first: to the slot before, or to what follows the list.
    const isLast = slots.length === 1;
    focusField(event.currentTarget, isLast && fieldAfter ? fieldAfter : `${field}-${Math.max(0, index - 1)}`);
    dispatch({ type: 'slotRemoved', field: list, index });
  };
  return (
    <div role="group" aria-label={text.slots[slots.length === 1 ? 'one' : 'other']} className={css.list}>
      {slots.map((id, index) => (
        <span key={index} className={css.slot} data-current={index === current}>
          <button
            type="button"
            className={css.name}
            aria-pressed={id === null && slots.length === 1 ? undefined : index === current}
            data-field={`${field}-${index}`}
            onClick={() => choose(index)}
          >
            {text.slot(index + 1, id === null ? text.empty : (nameOf(id) ?? text.unavailable))}
          </button>
          {(index > 0 || fieldAfter) && (
            <IconButton icon="close" label={text.remove(index + 1)} className={css.remove} onClick={removeAt(index)} />
          )}
        </span>
      ))}
      {canAdd && (
        <Button kind="quiet" icon="plus" onClick={thenFocus(add, `${field}-${slots.length}`)}>
          {text.add}
        </Button>
      )}
    </div>
  );
}
