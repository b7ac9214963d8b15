import { useAtomValue, useSetAtom } from 'jotai/react';
import { useState } from 'react';
import { limits } from '../../domain/limits.ts';
import { canSetMusicSeconds, toggleTrack } from '../../domain/ordering.ts';
import { categoriesOf, defaultCategory } from '../../domain/soundtrack.ts';
import { soundtracksAtom } from '../../state/catalogue.ts';
import { changeOrderAtom, currentTrackSlotAtom, orderAtom } from '../../state/order.ts';
import { dataOr } from '../../state/remote.ts';
import { Options, Select } from '../../ui/inputs.tsx';
import { Section } from '../../ui/section.tsx';
import * as list from '../list.css.ts';
import { Placeholders } from '../placeholders.tsx';
import { useText } from '../use-text.ts';
import { capitalized, wordFor } from '../word-for.ts';
import * as css from './music.css.ts';
import { TrackRow } from './track-row.tsx';
import { TrackSlots } from './track-slots.tsx';

/** 'Select Your Background Music', for on-hold messages (spec.md section 2). */
export function MusicSection() {
  const { music: text, shopWords } = useText();
  const tracks = dataOr(useAtomValue(soundtracksAtom), []);
  const named = categoriesOf(tracks).map((value) => ({ value, label: capitalized(wordFor(shopWords, value)) }));
  const [category, setCategory] = useState<string>(defaultCategory);
  return (
    <Section heading={text.heading} hint={text.hint}>
      <TrackSlots />
      <div className={css.controls}>
        <Select label={text.category} value={category} data-field="track-category" onPick={setCategory}>
          <Options options={named} />
        </Select>
        <MusicLength />
      </div>
      <TrackList category={category} />
    </Section>
  );
}

/** The tracks of a category. A choice goes into the current slot. */
function TrackList({ category }: { readonly category: string }) {
  const text = useText().music;
  const remote = useAtomValue(soundtracksAtom);
  const slots = useAtomValue(orderAtom).tracks;
  const current = useAtomValue(currentTrackSlotAtom);
  const change = useSetAtom(changeOrderAtom);
  const shown = dataOr(remote, []).filter((track) => track.categories.includes(category));
  const takenBy = (id: string): string | null => {
    const at = slots.indexOf(id);
    return at < 0 || at === current ? null : text.slotTaken(at + 1);
  };
  if (remote.status === 'ready' && shown.length === 0) return <p className={list.empty}>{text.none}</p>;
  return (
    <div
      className={`${list.scroller} ${css.rows}`}
      role="group"
      aria-label={text.tracks}
      aria-busy={remote.status === 'loading'}
    >
      <div className={css.tracks}>
        {remote.status !== 'ready' && <Placeholders count={6} isRow />}
        {shown.map((track) => (
          <TrackRow
            key={track.id}
            track={track}
            isChosen={slots[current] === track.id}
            takenBy={takenBy(track.id)}
            onToggle={() => change((one) => toggleTrack(one, current, track.id))}
          />
        ))}
      </div>
    </div>
  );
}

/** Seconds of music between messages; needs a track and two messages (spec.md section 2). */
function MusicLength() {
  const text = useText().music;
  const order = useAtomValue(orderAtom);
  const change = useSetAtom(changeOrderAtom);
  const isOpen = canSetMusicSeconds(order);
  return (
    <Select
      label={text.length}
      value={order.musicSeconds}
      disabled={!isOpen}
      hint={isOpen ? undefined : text.lengthHint}
      onPick={(value) => change((one) => ({ ...one, musicSeconds: Number(value) }))}
    >
      <Options
        options={limits.musicSeconds.map((seconds) => ({ value: String(seconds), label: text.seconds(seconds) }))}
      />
    </Select>
  );
}
