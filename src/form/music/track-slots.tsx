import { useAtomValue } from 'jotai/react';
import { useOrder } from '../context/form-context.tsx';
import { selectTracks } from '../context/selectors.ts';
import { tracksAtom } from '../../state/catalogue/catalogue.ts';
import { dataOr } from '../../state/catalogue/remote.ts';
import { SlotList } from '../choices/slot-list.tsx';
import { useText } from '../texts/use-text.ts';

/** The selected tracks in their slots; nothing is shown while there is none, because music is optional. */
export function TrackSlots() {
  const text = useText().music;
  const slots = useOrder(selectTracks);
  const tracks = dataOr(useAtomValue(tracksAtom), []);
  if (slots.length === 0) return null;
  return (
    <SlotList
      text={text}
      slots={slots}
      list="tracks"
      nameOf={(id) => tracks.find((track) => track.id === id)?.title}
      field="track"
      fieldAfter="track-category"
    />
  );
}
