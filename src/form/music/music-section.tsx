import { useAtom, useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { limits } from '../../domain/common/limits.ts';
import { categoriesOf, defaultCategory } from '../../domain/catalogue/track.ts';
import { tracksAtom } from '../../state/catalogue/catalogue.ts';
import { dataOr } from '../../state/catalogue/remote.ts';
import { canSetMusicSecondsAtom, isPricedAtom, musicSecondsAtom, trackSlotsAtom } from '../../state/order/parts.ts';
import { Options, Select } from '../../ui/field/inputs.tsx';
import { Section } from '../../ui/section/section.tsx';
import { useFold } from '../../ui/section/use-fold.ts';
import { DeskSlot } from '../desk/desk-slot.tsx';
import { useText } from '../texts/use-text.ts';
import { capitalized } from '../../domain/common/strings.ts';
import { wordFor } from '../texts/word-for.ts';
import * as layout from '../layout/layout.css.ts';
import { TrackList } from './track-list.tsx';
import { TrackSlots } from './track-slots.tsx';

/** 'Select Your Background Music', for on-hold messages (docs/behaviour.md, On screen). */
export function MusicSection() {
  const { music: text, shopWords } = useText();
  const isPriced = useAtomValue(isPricedAtom);
  const tracks = dataOr(useAtomValue(tracksAtom), []);
  const named = categoriesOf(tracks).map((value) => ({ value, label: capitalized(wordFor(shopWords, value)) }));
  const [category, setCategory] = useState<string>(defaultCategory);
  return (
    <Section
      heading={text.heading}
      hint={isPriced ? `${text.hint} ${text.priced}` : text.hint}
      aside={<DeskSlot name="chosen" of="music" />}
      fold={useFold(useAtomValue(trackSlotsAtom).length > 0)}
    >
      <div className={layout.pair}>
        <Select label={text.category} value={category} data-field="track-category" onPick={setCategory}>
          <Options options={named} />
        </Select>
      </div>
      <TrackList key={category} category={category} />
      {/* Below the tracks: what choosing one changes must not move the next one under the finger. */}
      <TrackSlots />
      <div className={layout.pair}>
        <MusicLength />
      </div>
      <DeskSlot name="listen" />
    </Section>
  );
}

/** Seconds of music between messages; needs a track and two messages (docs/behaviour.md, On screen). */
function MusicLength() {
  const text = useText().music;
  const [seconds, setSeconds] = useAtom(musicSecondsAtom);
  const isOpen = useAtomValue(canSetMusicSecondsAtom);
  return (
    <Select
      label={text.length}
      value={seconds}
      disabled={!isOpen}
      hint={isOpen ? undefined : text.lengthHint}
      onPick={(value) => setSeconds(Number(value))}
    >
      <Options options={limits.musicSeconds.map((one) => ({ value: String(one), label: text.seconds(one) }))} />
    </Select>
  );
}
