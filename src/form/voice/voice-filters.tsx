import { useMemo, useState } from 'react';
import type { Voice, VoiceFilter } from '../../domain/catalogue/voice.ts';
import { distinct } from '../../domain/common/strings.ts';
import { Options, Select, TextInput } from '../../ui/field/inputs.tsx';
import { moveFocus } from '../../ui/move-focus.ts';
import * as tag from '../../ui/tag/tag.css.ts';
import { languageName, useText } from '../texts/use-text.ts';
import * as css from './voice-section.css.ts';

interface VoiceFiltersProps {
  readonly filter: VoiceFilter;
  /** Those of the gender that is shown: their languages and tags can be chosen. */
  readonly voices: readonly Voice[];
  readonly onChange: (edit: Partial<VoiceFilter>) => void;
  readonly onTag: (tag: string) => void;
}

/** Filters the picker by text, language and tag. */
export function VoiceFilters({ filter, voices, onChange, onTag }: VoiceFiltersProps) {
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
