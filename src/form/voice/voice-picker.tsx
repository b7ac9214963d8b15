import { useAtomValue } from 'jotai/react';
import { memo, useCallback, useMemo, useState, type ReactNode } from 'react';
import { isFiltering, matchesFilter, type Gender, type Voice, type VoiceFilter } from '../../domain/catalogue/voice.ts';
import { visuallyHidden } from '../../styles/root.css.ts';
import { chevron } from '../../styles/shared.css.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Status } from '../../ui/status.tsx';
import { thenFocus } from '../focus/focus-field.ts';
import { useChange } from '../notices/announcer.tsx';
import { languageName, useText, wordFor } from '../texts/use-text.ts';
import * as css from './voice-section.css.ts';
import { offeredVoicesAtom, voicesAtom } from '../../state/catalogue/catalogue.ts';
import * as list from '../choices/list.css.ts';
import { VoiceCards } from './voice-cards.tsx';
import { distinct } from '../../domain/common/strings.ts';
import { Options, Select, TextInput } from '../../ui/field/inputs.tsx';
import { moveFocus } from '../../ui/move-focus.ts';
import * as tag from '../../ui/tag/tag.css.ts';

interface VoiceFiltersProps {
  readonly filter: VoiceFilter;
  /** Those of the gender that is shown: their languages and tags can be chosen. */
  readonly voices: readonly Voice[];
  readonly onChange: (edit: Partial<VoiceFilter>) => void;
  readonly onTag: (tag: string) => void;
}

/** Filters the picker by text, language and tag. */
function VoiceFilters({ filter, voices, onChange, onTag }: VoiceFiltersProps) {
  const text = useText().voices;
  const languages = useMemo(() => distinct(voices.flatMap((voice) => voice.language)), [voices]);
  const tags = useMemo(() => distinct(voices.flatMap((voice) => voice.tags)), [voices]);
  // The tags are one Tab stop; arrow keys move from one to the next.
  const [stop, setStop] = useState(0);
  return (
    <>
      <div className={css.filters}>
        <TextInput
          label={text.search}
          type="search"
          value={filter.search}
          onChange={(event) => onChange({ search: event.target.value })}
        />
        <Select
          label={text.language}
          value={filter.language ?? ''}
          onPick={(value) => onChange({ language: value || null })}
        >
          <option value="">{text.anyLanguage}</option>
          <Options options={languages.map((value) => ({ value, label: languageName(value) }))} />
        </Select>
      </div>
      <div role="group" aria-label={text.tags} className={css.tagRow}>
        {tags.map((name, index) => (
          <button
            key={name}
            type="button"
            className={tag.tag.button}
            tabIndex={index === Math.min(stop, tags.length - 1) ? 0 : -1}
            aria-pressed={name === filter.tag}
            onFocus={() => setStop(index)}
            onKeyDown={(event) => moveFocus(event, event.currentTarget.parentElement ?? event.currentTarget)}
            onClick={() => onTag(name)}
          >
            {name}
          </button>
        ))}
      </div>
    </>
  );
}

interface FoundVoicesProps {
  readonly filter: VoiceFilter;
  readonly gender: Gender;
  /** Null until the voices have loaded. */
  readonly count: number | null;
  readonly onClear: () => void;
  /** The filters, shown on demand. */
  readonly children: ReactNode;
}

/** The number of voices listed, the active filter, and the filters. */
function FoundVoices({ filter, gender, count, onClear, children }: FoundVoicesProps) {
  const text = useText().voices;
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  const { tag, language, search } = filter;
  const isFiltered = isFiltering(filter);
  const found = count !== null && (isFiltered ? text.foundUnder(count, text.genders[gender]) : text.found(count));
  const active = [tag, language && languageName(language), search.trim() && text.quoted(search.trim())].filter(Boolean);
  const announced = useChange((isFiltered && found) || '');
  return (
    <>
      <div className={css.found}>
        <p tabIndex={-1} data-field="voices-found">
          <span>{found}</span>
          {active.length > 0 && <strong>{` · ${active.join(' · ')}`}</strong>}
        </p>
        <Status className={visuallyHidden}>{announced}</Status>
        {isFiltered && (
          // The focus goes to the count: the search field would open the keyboard of a phone, and a voice may be out of sight.
          <Button isCompact icon="close" onClick={thenFocus(onClear, 'voices-found')}>
            {text.clear}
          </Button>
        )}
        <Button
          kind="quiet"
          isCompact
          aria-expanded={areFiltersOpen}
          data-short={text.filterShort}
          className={css.filter}
          onClick={() => setFiltersOpen(!areFiltersOpen)}
        >
          <span className={css.filterName}>{text.filter}</span>
          <Icon name="chevron" size={16} className={chevron} />
        </Button>
      </div>
      {areFiltersOpen && children}
    </>
  );
}

const noFilter: VoiceFilter = { tag: null, language: null, search: '' };

/** The offered voices with their tags in the buyer's language. */
function useOfferedVoices(): readonly Voice[] {
  const { shopWords } = useText();
  const offered = useAtomValue(offeredVoicesAtom);
  return useMemo(
    () => offered.map((voice) => ({ ...voice, tags: voice.tags.map((tag) => wordFor(shopWords, tag)) })),
    [offered, shopWords],
  );
}

let lists = 0;

/**
 * A list of voices, and the name shared by their radios. Each list has its own name: if a focused radio is removed,
 * Chromium no longer lets Tab into new radios of the same name.
 */
const listOf = (voices: readonly Voice[]) => ({ voices, group: `voice${(lists += 1)}` });

interface VoicePickerProps {
  /** The gender whose tab is open. */
  readonly gender: Gender;
  readonly onGender: (gender: Gender) => void;
}

/** The voices of one gender that pass the buyer's filter. A selection fills the current slot. */
export const VoicePicker = memo(({ gender, onGender }: VoicePickerProps) => {
  const text = useText().voices;
  const [wanted, setFilter] = useState(noFilter);
  const { status } = useAtomValue(voicesAtom);
  const isReady = status === 'ready';
  const offered = useOfferedVoices();
  const voices = useMemo(() => offered.filter((voice) => voice.gender === gender), [gender, offered]);
  // A language or tag that no voice of this gender has could neither be seen nor removed.
  const language = voices.some((voice) => voice.language.includes(wanted.language ?? '')) ? wanted.language : null;
  const tag = voices.some(({ tags }) => tags.includes(wanted.tag ?? '')) ? wanted.tag : null;
  const { search } = wanted;
  const filter = useMemo(() => ({ tag, language, search }), [tag, language, search]);
  const found = useMemo(() => offered.filter((voice) => matchesFilter(voice, filter)), [offered, filter]);
  const shown = useMemo(() => listOf(found.filter((voice) => voice.gender === gender)), [found, gender]);
  const otherGender = gender === 'male' ? 'female' : 'male';
  const count = shown.voices.length;
  const edit = (part: Partial<VoiceFilter>): void => {
    const edited = { ...filter, ...part };
    setFilter(edited);
    // Buyers who search for a name need not know which tab it is in.
    const genders = offered.filter((voice) => matchesFilter(voice, edited)).map((voice) => voice.gender);
    if (part.search !== undefined && genders.length > 0 && !genders.includes(gender)) onGender(otherGender);
  };
  const toggleTag = useCallback(
    (name: string) => setFilter((one) => ({ ...one, tag: name === one.tag ? null : name })),
    [],
  );
  return (
    <>
      <FoundVoices filter={filter} gender={gender} count={isReady ? count : null} onClear={() => setFilter(noFilter)}>
        <VoiceFilters filter={filter} voices={voices} onChange={edit} onTag={toggleTag} />
      </FoundVoices>
      <VoiceCards key={gender} {...shown} status={status} filter={filter} onTag={toggleTag} />
      {isReady && count === 0 && <p className={list.empty}>{voices.length > 0 ? text.none : text.noneOffered}</p>}
    </>
  );
});
