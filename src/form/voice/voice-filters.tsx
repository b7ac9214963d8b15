import type { VoiceFilter } from '../../domain/catalogue/voice.ts';
import { Options, Select, TextInput } from '../../ui/field/inputs.tsx';
import * as tag from '../../ui/tag/tag.css.ts';
import { languageName } from '../texts/language-name.ts';
import * as list from '../choices/list.css.ts';
import { useText } from '../texts/use-text.ts';
import * as css from './voice-section.css.ts';

interface VoiceFiltersProps {
  readonly filter: VoiceFilter;
  readonly languages: readonly string[];
  readonly tags: readonly string[];
  readonly onChange: (edit: Partial<VoiceFilter>) => void;
}

/** Narrows the picker down by text, language and tag. */
export function VoiceFilters({ filter, languages, tags, onChange }: VoiceFiltersProps) {
  const text = useText().voices;
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
        {tags.map((name) => (
          <button
            key={name}
            type="button"
            className={tag.tag.button}
            aria-pressed={name === filter.tag}
            onClick={() => onChange({ tag: name === filter.tag ? null : name })}
          >
            {name}
          </button>
        ))}
      </div>
    </>
  );
}

/** What the picker shows if the filter lets nothing through. */
export function NoVoice({ isFiltered }: { readonly isFiltered: boolean }) {
  const text = useText().voices;
  return <p className={list.empty}>{isFiltered ? text.none : text.noneOffered}</p>;
}
