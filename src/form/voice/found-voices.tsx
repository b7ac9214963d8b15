import { useState, type ReactNode } from 'react';
import { isFiltering, type Gender, type VoiceFilter } from '../../domain/catalogue/voice.ts';
import { visuallyHidden } from '../../styles/root.css.ts';
import { chevron } from '../../styles/shared.css.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Status } from '../../ui/status.tsx';
import { thenFocus } from '../focus/focus-field.ts';
import { useChange } from '../notices/announcer.tsx';
import { languageName } from '../texts/language-name.ts';
import { useText } from '../texts/use-text.ts';
import * as css from './voice-section.css.ts';

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
export function FoundVoices({ filter, gender, count, onClear, children }: FoundVoicesProps) {
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
        <Button kind="quiet" isCompact aria-expanded={areFiltersOpen} onClick={() => setFiltersOpen(!areFiltersOpen)}>
          <span>{text.filter}</span>
          <Icon name="chevron" size={16} className={chevron} />
        </Button>
      </div>
      {areFiltersOpen && children}
    </>
  );
}
