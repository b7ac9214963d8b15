import { useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { canSetMusicSeconds, itemsIn } from '../../domain/order/slots.ts';
import type { Order } from '../../domain/order/order.ts';
import { rateAtom } from '../../state/session/order-atoms.ts';
import { selectTracks, useDispatch, useOrder } from '../context/form-context.tsx';
import { limits } from '../../domain/common/limits.ts';
import { categoriesOf, defaultCategory } from '../../domain/catalogue/track.ts';
import { dataOr, tracksAtom } from '../../state/catalogue/catalogue.ts';
import { Options, Select } from '../../ui/field/inputs.tsx';
import { Section, useFold } from '../../ui/section/section.tsx';
import { ToolSlot } from '../tools/tool-slot.tsx';
import { useText, wordFor } from '../texts/use-text.ts';
import { capitalized } from '../../domain/common/strings.ts';
import * as layout from '../layout/layout.css.ts';
import { TrackList, TrackSlots } from './track-list.tsx';

/** 'Select Your Background Music', for on-hold messages (docs/behaviour.md, On screen). */
export function MusicSection() {
  const { music: text, shopWords } = useText();
  const isPriced = useAtomValue(rateAtom)?.fixed != null;
  const tracks = dataOr(useAtomValue(tracksAtom), []);
  const named = categoriesOf(tracks).map((value) => ({ value, label: capitalized(wordFor(shopWords, value)) }));
  const [category, setCategory] = useState<string>(defaultCategory);
  const chosen = useOrder(selectTracks);
  const fold = useFold(chosen.length > 0);
  const titles = itemsIn(chosen, tracks).map(({ title }) => title);
  const hint = isPriced ? `${text.hint} ${text.priced}` : text.hint;
  return (
    <Section heading={text.heading} hint={(!fold.isOpen && titles.join(', ')) || hint} fold={fold}>
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
      <ToolSlot name="listen" />
    </Section>
  );
}

const selectMusicSeconds = ({ musicSeconds }: Order): number => musicSeconds;

/** Seconds of music between messages; needs a track and two messages (docs/behaviour.md, On screen). */
function MusicLength() {
  const text = useText().music;
  const seconds = useOrder(selectMusicSeconds);
  const isOpen = useOrder(canSetMusicSeconds);
  const dispatch = useDispatch();
  return (
    <Select
      label={text.length}
      value={seconds}
      disabled={!isOpen}
      hint={isOpen ? undefined : text.lengthHint}
      onPick={(value) => dispatch({ type: 'orderEdited', edit: { musicSeconds: Number(value) } })}
    >
      <Options options={limits.musicSeconds.map((one) => ({ value: String(one), label: text.seconds(one) }))} />
    </Select>
  );
}
