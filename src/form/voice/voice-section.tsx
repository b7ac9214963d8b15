import { useAtomValue, useSetAtom } from 'jotai/react';
import { voicesAtom } from '../../state/catalogue.ts';
import { changeOrderAtom, orderAtom } from '../../state/order.ts';
import { genderTabs } from './gender-tabs.ts';
import { Section } from '../../ui/section.tsx';
import * as tabsCss from '../../ui/tabs.css.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { useText } from '../use-text.ts';
import { VoicePicker } from './voice-picker.tsx';
import { AwayVoices, VoiceSlots } from './voice-slots.tsx';

/** 'Select your voice' (spec.md section 2). */
export function VoiceSection() {
  const text = useText().voices;
  const order = useAtomValue(orderAtom);
  const isBusy = useAtomValue(voicesAtom).status === 'loading';
  const change = useSetAtom(changeOrderAtom);
  const isOnHold = order.serviceType === 'moh';
  return (
    <Section heading={text.heading} hint={isOnHold ? text.hintSlots : text.hint}>
      {isOnHold && <VoiceSlots />}
      <AwayVoices />
      <div aria-busy={isBusy}>
        <Tabs
          label={text.pick}
          value={order.activeVoiceTab}
          onChange={(activeVoiceTab) => change((one) => ({ ...one, activeVoiceTab }))}
          listClass={tabsCss.segments}
          tabClass={tabsCss.segment}
          tabs={genderTabs(text.genders)}
        >
          <VoicePicker gender={order.activeVoiceTab} />
        </Tabs>
      </div>
    </Section>
  );
}
