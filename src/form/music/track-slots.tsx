import { useAtomValue, useSetAtom } from 'jotai/react';
import { addTrackSlot } from '../../domain/ordering.ts';
import { soundtracksAtom } from '../../state/catalogue.ts';
import { changeOrderAtom, currentTrackSlotAtom, orderAtom, removeTrackSlotAtom } from '../../state/order.ts';
import { dataOr } from '../../state/remote.ts';
import { SlotList } from '../slot-list.tsx';
import { useText } from '../use-text.ts';

/** The chosen tracks in their slots; nothing is shown while there is none, as music is optional. */
export function TrackSlots() {
  const text = useText().music;
  const { tracks: slots } = useAtomValue(orderAtom);
  const tracks = dataOr(useAtomValue(soundtracksAtom), []);
  const current = useAtomValue(currentTrackSlotAtom);
  const pick = useSetAtom(currentTrackSlotAtom);
  const change = useSetAtom(changeOrderAtom);
  const remove = useSetAtom(removeTrackSlotAtom);
  if (slots.length === 0) return null;
  const titleOf = (id: string | null): string =>
    id === null ? text.empty : (tracks.find((track) => track.id === id)?.title ?? text.unavailable);
  const add = (): void => {
    change(addTrackSlot);
    pick(slots.length);
  };
  return (
    <SlotList
      label={text.slots}
      slots={slots.map((id, index) => ({
        label: text.slot(index + 1, titleOf(id)),
        removeLabel: text.remove(index + 1),
      }))}
      current={current}
      addLabel={slots.includes(null) ? null : text.add}
      field="track"
      fieldAfter="track-category"
      onPick={pick}
      onRemove={remove}
      onAdd={add}
    />
  );
}
