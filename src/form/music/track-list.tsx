import { useAtomValue } from 'jotai/react';
import { useCallback } from 'react';
import { useDispatch, useOrder, useSession } from '../context/form-context.tsx';
import { selectTracks, selectTrackSlot } from '../context/selectors.ts';
import { tracksAtom } from '../../state/catalogue/catalogue.ts';
import { dataOr } from '../../state/catalogue/remote.ts';
import * as list from '../choices/list.css.ts';
import { Placeholders } from '../layout/placeholders.tsx';
import { otherSlot } from '../choices/slot-list.tsx';
import { ShowAll, useShownPart } from '../choices/show-more.tsx';
import { useText } from '../texts/use-text.ts';
import * as css from './music.css.ts';
import { TrackRow } from './track-row.tsx';

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
  const { shown, showAll } = useShownPart(tracks, (track) => slots.includes(track.id), firstRows);
  const left = tracks.length - shown.length;
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
      {left > 0 && <ShowAll label={showMore(left)} onAll={showAll} />}
    </div>
  );
}
