import { useAtomValue, useSetAtom } from 'jotai/react';
import { memo, useCallback, useMemo, useState } from 'react';
import { distinct, matchesFilter, type Gender, type Voice, type VoiceFilter } from '../../domain/voice.ts';
import { voicesAtom } from '../../state/catalogue/catalogue.ts';
import type { Remote } from '../../state/catalogue/remote.ts';
import { offeredVoicesAtom } from '../../state/catalogue/offer.ts';
import { voiceSlotsAtom } from '../../state/order/parts.ts';
import { chooseVoiceAtom, currentVoiceSlotAtom } from '../../state/order/slots.ts';
import { visuallyHidden } from '../../styles/root.css.ts';
import { useChange } from '../announcer.tsx';
import * as list from '../list.css.ts';
import { Placeholders } from '../placeholders.tsx';
import { ShowAll, ShowMore, useShownPart } from '../show-more.tsx';
import { useText } from '../use-text.ts';
import { VoiceCard } from '../voice-card.tsx';
import { wordFor } from '../word-for.ts';
import { NoVoice, VoiceFilters } from './voice-filters.tsx';

const noFilter: VoiceFilter = { tag: null, language: null, search: '' };

/** The voices of a gender with their tags in the buyer's words, and what they can be filtered by. */
function useVoicesOf(gender: Gender) {
  const { shopWords } = useText();
  const offered = useAtomValue(offeredVoicesAtom);
  return useMemo(() => {
    const voices = offered
      .filter((voice) => voice.gender === gender)
      .map((voice) => ({ ...voice, tags: voice.tags.map((tag) => wordFor(shopWords, tag)) }));
    const languages = distinct(voices.flatMap((voice) => voice.language));
    return { voices, languages, tags: distinct(voices.flatMap((voice) => voice.tags)) };
  }, [gender, offered, shopWords]);
}

let lists = 0;

/**
 * Voices to choose from, and the name that their radios share. Each list has another one: where a radio goes that had the
 * focus, Chromium no longer lets Tab into what comes under its name.
 */
const listOf = (voices: readonly Voice[]) => ({ voices, group: `voice${(lists += 1)}` });

/** The voices of one gender, narrowed down by the buyer's filter. A pick fills the current slot. */
export const VoicePicker = memo(({ gender }: { readonly gender: Gender }) => {
  const [wanted, setFilter] = useState(noFilter);
  const status = useAtomValue(voicesAtom).status;
  const text = useText().voices;
  const { voices, languages, tags } = useVoicesOf(gender);
  // A language or tag that no voice of this gender has could neither be seen nor taken back.
  const language = languages.includes(wanted.language ?? '') ? wanted.language : null;
  const tag = tags.includes(wanted.tag ?? '') ? wanted.tag : null;
  const { search } = wanted;
  const matching = useMemo(
    () => listOf(voices.filter((voice) => matchesFilter(voice, { tag, language, search }))),
    [voices, tag, language, search],
  );
  const count = matching.voices.length;
  const isFiltered = tag !== null || language !== null || search !== '';
  const found = useChange(isFiltered ? text.found(count) : '');
  const edit = useCallback((part: Partial<VoiceFilter>) => setFilter((filter) => ({ ...filter, ...part })), []);
  const toggleTag = useCallback(
    (name: string) => setFilter((filter) => ({ ...filter, tag: name === filter.tag ? null : name })),
    [],
  );
  return (
    <>
      <VoiceFilters filter={{ tag, language, search }} languages={languages} tags={tags} onChange={edit} />
      <p role="status" className={visuallyHidden}>
        {found}
      </p>
      <div className={list.scroller}>
        <VoiceCards key={gender} {...matching} status={status} activeTag={tag} onTag={toggleTag} />
        {status === 'ready' && count === 0 && (
          <NoVoice isFiltered={voices.length > 0} onClear={() => setFilter(noFilter)} />
        )}
      </div>
    </>
  );
});

interface VoiceCardsProps {
  readonly voices: readonly Voice[];
  readonly group: string;
  readonly status: Remote<unknown>['status'];
  readonly activeTag: string | null;
  readonly onTag: (tag: string) => void;
}

const VoiceCards = memo(({ voices, group, status, activeTag, onTag }: VoiceCardsProps) => {
  const { voices: text } = useText();
  const slots = useAtomValue(voiceSlotsAtom);
  const current = useAtomValue(currentVoiceSlotAtom);
  const choose = useSetAtom(chooseVoiceAtom);
  const { shown, isAll, showMore, showAll } = useShownPart(voices, (voice) => slots.includes(voice.id));
  const canShowAll = !isAll && voices.length > list.firstRows;
  const takenBy = (id: string): string | null => {
    const at = slots.indexOf(id);
    return at < 0 || at === current ? null : text.slotTaken(at + 1);
  };
  return (
    <>
      <div
        className={`${list.grid} ${isAll ? '' : list.few}`}
        role="radiogroup"
        aria-label={text.heading}
        data-field="voices"
        tabIndex={-1}
      >
        <Placeholders status={status} count={15} />
        {shown.map((voice) => (
          <VoiceCard
            key={voice.id}
            voice={voice}
            group={group}
            isChosen={slots[current] === voice.id}
            takenBy={takenBy(voice.id)}
            activeTag={activeTag !== null && voice.tags.includes(activeTag) ? activeTag : null}
            onChoose={choose}
            onTag={onTag}
          />
        ))}
        <ShowMore left={voices.length - shown.length} onMore={showMore} />
      </div>
      {canShowAll && <ShowAll label={text.showAll(voices.length)} onAll={showAll} />}
    </>
  );
});
