import { useAtomValue } from 'jotai/react';
import { useDispatch, useOrder } from '../context/form-context.tsx';
import { selectVoices } from '../context/selectors.ts';
import { isAway } from '../../domain/catalogue/voice.ts';
import { listedVoicesAtom, readAtAtom } from '../../state/catalogue/catalogue.ts';
import { Callout } from '../../ui/section/callout.tsx';
import { SlotList } from '../choices/slot-list.tsx';
import { useText } from '../texts/use-text.ts';
import { VoiceName } from '../choices/voice-card.tsx';

/** The voices of an on-hold order, in their slots; all but the first can be removed (docs/behaviour.md, On screen). */
export function VoiceSlots() {
  const text = useText().voices;
  const slots = useOrder(selectVoices);
  const voices = useAtomValue(listedVoicesAtom);
  const dispatch = useDispatch();
  const find = (id: string | null | undefined) => voices.find((voice) => voice.id === id);
  const openTabOf = (index: number): void => {
    const voice = find(slots[index]);
    if (voice) dispatch({ type: 'orderEdited', edit: { activeVoiceTab: voice.gender } });
  };
  return (
    <SlotList
      text={text}
      slots={slots}
      list="voices"
      nameOf={(id) => find(id)?.name}
      field="voice"
      onPick={openTabOf}
    />
  );
}

/** The selected voices that are away now: they keep their slots until replaced (docs/contract.md, Settled). */
export function AwayVoices() {
  const text = useText().voices;
  const now = useAtomValue(readAtAtom);
  const slots = useOrder(selectVoices);
  const away = useAtomValue(listedVoicesAtom).filter((voice) => slots.includes(voice.id) && isAway(voice, now));
  return away.map((voice) => (
    <Callout key={voice.id} tone="warning" actions={<VoiceName voice={voice} />}>
      {text.replaceAway}
    </Callout>
  ));
}
