import { useAtomValue, useSetAtom } from 'jotai/react';
import { addVoiceSlot } from '../../domain/ordering.ts';
import { isAway } from '../../domain/voice.ts';
import { voicesAtom } from '../../state/catalogue.ts';
import { changeOrderAtom, currentVoiceSlotAtom, nowAtom, orderAtom, removeVoiceSlotAtom } from '../../state/order.ts';
import { dataOr } from '../../state/remote.ts';
import { Notice } from '../../ui/notice.tsx';
import { SlotList } from '../slot-list.tsx';
import { useText } from '../use-text.ts';
import { VoiceCard } from '../voice-card.tsx';

/** The voices of an on-hold order, in their slots; all but the first can be removed (spec.md section 2). */
export function VoiceSlots() {
  const text = useText().voices;
  const order = useAtomValue(orderAtom);
  const voices = dataOr(useAtomValue(voicesAtom), []);
  const current = useAtomValue(currentVoiceSlotAtom);
  const pick = useSetAtom(currentVoiceSlotAtom);
  const change = useSetAtom(changeOrderAtom);
  const remove = useSetAtom(removeVoiceSlotAtom);
  const nameOf = (id: string | null): string =>
    id === null ? text.empty : (voices.find((voice) => voice.id === id)?.name ?? text.unavailable);
  const choose = (index: number): void => {
    const held = voices.find((voice) => voice.id === order.voices[index]);
    pick(index);
    if (held) change((one) => ({ ...one, activeVoiceTab: held.gender }));
  };
  const add = (): void => {
    change(addVoiceSlot);
    pick(order.voices.length);
  };
  return (
    <SlotList
      label={text.slots}
      slots={order.voices.map((id, index) => ({
        label: text.slot(index + 1, nameOf(id)),
        removeLabel: index === 0 ? null : text.remove(index + 1),
      }))}
      current={current}
      addLabel={order.voices.includes(null) ? null : text.add}
      field="voice"
      fieldAfter="voices"
      onPick={choose}
      onRemove={remove}
      onAdd={add}
    />
  );
}

/** The chosen voices that are away now: they keep their slots until replaced (contract.md section 4). */
export function AwayVoices() {
  const text = useText().voices;
  const now = useAtomValue(nowAtom);
  const { voices: slots } = useAtomValue(orderAtom);
  const away = dataOr(useAtomValue(voicesAtom), []).filter((voice) => slots.includes(voice.id) && isAway(voice, now));
  return away.map((voice) => (
    <Notice key={voice.id} tone="warning" actions={<VoiceCard voice={voice} format="imageWithName" />}>
      {text.replaceAway}
    </Notice>
  ));
}
