import { useAtomValue, useSetAtom } from 'jotai/react';
import { useState } from 'react';
import { chooseVoice } from '../../domain/ordering.ts';
import { distinct, matchesFilter, type Gender, type VoiceFilter } from '../../domain/voice.ts';
import { voicesAtom } from '../../state/catalogue.ts';
import { changeOrderAtom, currentVoiceSlotAtom, offeredVoicesAtom, orderAtom } from '../../state/order.ts';
import * as list from '../list.css.ts';
import { Placeholders } from '../placeholders.tsx';
import { useText } from '../use-text.ts';
import { VoiceCard } from '../voice-card.tsx';
import { wordFor } from '../word-for.ts';
import { NoVoice, VoiceFilters } from './voice-filters.tsx';

const noFilter: VoiceFilter = { tag: null, language: null, search: '' };

/** The voices of one gender, narrowed down by the buyer's filter. A pick fills the current slot. */
export function VoicePicker({ gender }: { readonly gender: Gender }) {
  const { voices: text, shopWords } = useText();
  const [wanted, setFilter] = useState(noFilter);
  const status = useAtomValue(voicesAtom).status;
  const slots = useAtomValue(orderAtom).voices;
  const current = useAtomValue(currentVoiceSlotAtom);
  const change = useSetAtom(changeOrderAtom);
  const offered = useAtomValue(offeredVoicesAtom)
    .filter((voice) => voice.gender === gender)
    .map((voice) => ({ ...voice, tags: voice.tags.map((tag) => wordFor(shopWords, tag)) }));
  const languages = distinct(offered.flatMap((voice) => voice.language));
  const tags = distinct(offered.flatMap((voice) => voice.tags));
  // A language or tag that no voice of this gender has could neither be seen nor taken back.
  const filter: VoiceFilter = {
    ...wanted,
    language: languages.includes(wanted.language ?? '') ? wanted.language : null,
    tag: tags.includes(wanted.tag ?? '') ? wanted.tag : null,
  };
  const shown = offered.filter((voice) => matchesFilter(voice, filter));
  const edit = (part: Partial<VoiceFilter>): void => setFilter({ ...filter, ...part });
  const takenBy = (id: string): string | null => {
    const at = slots.indexOf(id);
    return at < 0 || at === current ? null : text.slotTaken(at + 1);
  };
  return (
    <>
      <VoiceFilters filter={filter} languages={languages} tags={tags} onChange={edit} />
      <div className={list.scroller}>
        <div className={list.grid} role="radiogroup" aria-label={text.heading} data-field="voices" tabIndex={-1}>
          {status !== 'ready' && <Placeholders count={15} />}
          {shown.map((voice) => (
            <VoiceCard
              key={voice.id}
              voice={voice}
              choice={{
                isChosen: slots[current] === voice.id,
                takenBy: takenBy(voice.id),
                activeTag: filter.tag,
                onChoose: () => change((one) => chooseVoice(one, current, voice.id)),
                onTag: (name) => edit({ tag: name === filter.tag ? null : name }),
              }}
            />
          ))}
        </div>
        {status === 'ready' && shown.length === 0 && (
          <NoVoice isFiltered={offered.length > 0} onClear={() => setFilter(noFilter)} />
        )}
      </div>
    </>
  );
}
