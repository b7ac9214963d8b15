import { useAtomValue } from 'jotai/react';
import { useCallback, useState } from 'react';
import { selectVoices, selectVoiceTab, useDispatch, useOrder } from '../context/form-context.tsx';
import { isAway, type Gender } from '../../domain/catalogue/voice.ts';
import {
  listedVoicesAtom,
  offeredVoicesAtom,
  readAtAtom,
  voiceNameAtom,
  voicesAtom,
} from '../../state/catalogue/catalogue.ts';
import { Callout } from '../../ui/section/callout.tsx';
import { SlotList } from '../choices/slot-list.tsx';
import { useText } from '../texts/use-text.ts';
import { VoiceName } from '../choices/voice-card.tsx';
import { chosen } from '../../domain/order/slots.ts';
import { issuesAtom, rateAtom, serviceRulesAtom } from '../../state/session/order-atoms.ts';
import { Section, useFold } from '../../ui/section/section.tsx';
import * as tabsCss from '../../ui/tabs/tabs.css.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { VoicePicker } from './voice-picker.tsx';

/** The voices of an on-hold order, in their slots; all but the first can be removed (docs/behaviour.md, On screen). */
function VoiceSlots() {
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
function AwayVoices() {
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

/** The tabs, in the order of docs/behaviour.md, On screen. */
const genders: readonly Gender[] = ['male', 'female'];

/** The open tab and a setter. Until the buyer opens one, a tab with voices replaces an empty one. */
function useTab() {
  const tab = useOrder(selectVoiceTab);
  const offered = useAtomValue(offeredVoicesAtom);
  const [wasOpened, setOpened] = useState(false);
  const dispatch = useDispatch();
  const openTab = useCallback(
    (activeVoiceTab: Gender) => {
      setOpened(true);
      dispatch({ type: 'orderEdited', edit: { activeVoiceTab } });
    },
    [dispatch],
  );
  const isUsable = wasOpened || offered.some(({ gender }) => gender === tab);
  return { gender: isUsable ? tab : (offered[0]?.gender ?? tab), openTab };
}

/** 'Select your voice' (docs/behaviour.md, On screen). */
export function VoiceSection() {
  const text = useText().voices;
  const { gender, openTab } = useTab();
  const { hasSeveralVoices } = useAtomValue(serviceRulesAtom);
  const isBusy = useAtomValue(voicesAtom).status === 'loading';
  const hint = useHint(hasSeveralVoices);
  const fold = useFold(true);
  const areChosen = !useAtomValue(issuesAtom).some(({ code }) => code.startsWith('voice-'));
  const nameOf = useAtomValue(voiceNameAtom);
  const names = chosen(useOrder(selectVoices)).map((id) => nameOf(id) ?? '');
  const isFolded = areChosen && !fold.isOpen;
  return (
    <Section heading={text.heading} fold={areChosen ? fold : undefined} hint={isFolded ? names.join(', ') : hint}>
      {hasSeveralVoices && <VoiceSlots />}
      <AwayVoices />
      <div aria-busy={isBusy}>
        <Tabs
          label={text.pick}
          value={gender}
          onChange={openTab}
          listClass={tabsCss.textTabs}
          tabClass={tabsCss.textTab}
          tabs={genders.map((value) => ({ value, content: text.genders[value] }))}
        >
          <VoicePicker gender={gender} onGender={openTab} />
        </Tabs>
      </div>
    </Section>
  );
}

/** How to choose voices and, if the shop sends its prices, what they cost. */
function useHint(hasSeveralVoices: boolean): string {
  const text = useText().voices;
  const isPriced = useAtomValue(rateAtom)?.fixed != null;
  const [hint, priced] = hasSeveralVoices ? [text.hintSlots, text.pricedSlots] : [text.hint, text.priced];
  return isPriced ? `${hint} ${priced}` : hint;
}
