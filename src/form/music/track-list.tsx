import { useAtomValue } from 'jotai/react';
import { memo, useCallback } from 'react';
import type { Track } from '../../domain/catalogue/track.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import * as tag from '../../ui/tag/tag.css.ts';
import { Preview } from '../layout/preview.tsx';
import { useText, wordFor } from '../texts/use-text.ts';
import { small } from '../../styles/shared.css.ts';
import * as css from './music.css.ts';
import { selectTracks, selectTrackSlot, useDispatch, useOrder, useSession } from '../context/form-context.tsx';
import { dataOr, tracksAtom } from '../../state/catalogue/catalogue.ts';
import * as list from '../choices/list.css.ts';
import { Placeholders, ShowAll, useShownPart } from '../choices/list.tsx';
import { otherSlot, SlotList } from '../choices/slot-list.tsx';

interface TrackRowProps {
  readonly track: Track;
  readonly isChosen: boolean;
  /** Names the other slot that already contains this track; null if none does. */
  readonly otherSlot: string | null;
  readonly onToggle: (id: string) => void;
}

/** One track: its preview, and a button that selects or deselects it. */
const TrackRow = memo(({ track, isChosen, otherSlot, onToggle }: TrackRowProps) => {
  const { music: text, shopWords } = useText();
  return (
    <div className={css.row} data-chosen={isChosen}>
      <Preview name={track.title} url={track.url} />
      <div className={css.about}>
        <div className={css.title}>{track.title}</div>
        <div className={small}>{track.categories.map((name) => wordFor(shopWords, name)).join(', ')}</div>
      </div>
      {otherSlot === null ? (
        <Button
          kind={isChosen ? 'primary' : 'secondary'}
          part="button"
          isCompact
          className={css.select}
          aria-pressed={isChosen}
          aria-label={text.select(track.title)}
          onClick={() => onToggle(track.id)}
        >
          <span className={css.icon}>
            <Icon name={isChosen ? 'check' : 'plus'} size={18} />
          </span>
          <span className={css.word}>{text.choose}</span>
        </Button>
      ) : (
        <span className={tag.tag.strong}>{otherSlot}</span>
      )}
    </div>
  );
});

/** The number of tracks rendered at first: a shop's list may be long, and a phone slow. */
const firstRows = 24;

/** The tracks of a category. A selection goes into the current slot. */
export function TrackList({ category }: { readonly category: string }) {
  const { music: text, showMore } = useText();
  const remote = useAtomValue(tracksAtom);
  const slots = useOrder(selectTracks);
  const current = useSession(selectTrackSlot);
  const dispatch = useDispatch();
  const toggle = useCallback((id: string) => dispatch({ type: 'trackToggled', id }), [dispatch]);
  const tracks = dataOr(remote, []).filter((track) => track.categories.includes(category));
  const { shown, isPart, isAll, setAll } = useShownPart(tracks, (track) => slots.includes(track.id), firstRows);
  if (remote.status === 'ready' && tracks.length === 0) return <p className={list.empty}>{text.none}</p>;
  return (
    <div className={css.tracks} role="group" aria-label={text.tracks} aria-busy={remote.status === 'loading'}>
      <Placeholders status={remote.status} count={6} isRow />
      {shown.map((track) => (
        <TrackRow
          key={track.id}
          track={track}
          isChosen={slots[current] === track.id}
          otherSlot={otherSlot(track.id, { slots, current, inSlot: text.inSlot })}
          onToggle={toggle}
        />
      ))}
      {isPart && <ShowAll label={showMore(tracks.length - shown.length)} isAll={isAll} setAll={setAll} />}
    </div>
  );
}

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
