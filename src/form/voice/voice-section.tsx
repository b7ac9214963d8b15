import { useAtomValue } from 'jotai/react';
import { useCallback } from 'react';
import { chosen } from '../../domain/order/slots.ts';
import { useDispatch, useOrder } from '../context/form-context.tsx';
import { selectVoices, selectVoiceTab } from '../context/selectors.ts';
import type { Gender } from '../../domain/catalogue/voice.ts';
import { voiceNameAtom, voicesAtom } from '../../state/catalogue/catalogue.ts';
import { issuesAtom, rateAtom, serviceRulesAtom } from '../../state/session/order.ts';
import { Section, useFold } from '../../ui/section/section.tsx';
import * as tabsCss from '../../ui/tabs/tabs.css.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { useText } from '../texts/use-text.ts';
import { VoicePicker } from './voice-picker.tsx';
import { AwayVoices, VoiceSlots } from './voice-slots.tsx';

/** The tabs, in the order of docs/behaviour.md, On screen. */
const genders: readonly Gender[] = ['male', 'female'];

/** 'Select your voice' (docs/behaviour.md, On screen). */
export function VoiceSection() {
  const text = useText().voices;
  const gender = useOrder(selectVoiceTab);
  const dispatch = useDispatch();
  const openTab = useCallback(
    (activeVoiceTab: Gender) => dispatch({ type: 'orderEdited', edit: { activeVoiceTab } }),
    [dispatch],
  );
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
          listClass={tabsCss.segments}
          tabClass={tabsCss.segment}
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
