import { memo, useCallback, useMemo, useState } from 'react';
import { Section, Select, TextInput } from './controls.tsx';
import { Icon } from './icon.tsx';
import type { Dispatch, Order } from './order.ts';
import type { Voice } from './shop.ts';
import { VoiceCard } from './voice-card.tsx';

type VoicesProps = Pick<Order, 'voices' | 'slot' | 'gender'> & {
  readonly all: readonly Voice[];
  readonly dispatch: Dispatch;
};

const genders = { male: 'Male', female: 'Female' } as const;
const distinct = (values: readonly string[]): readonly string[] => [...new Set(values)].toSorted();

export const Voices = memo(function Voices({ all, voices, slot, gender, dispatch }: VoicesProps) {
  return (
    <Section heading="Select your voice" hint="Listen and choose. Your messages are shared between the voices.">
      <Slots all={all} voices={voices} slot={slot} dispatch={dispatch} />
      <div role="tablist" aria-label="Voice" className="segments">
        {(['male', 'female'] as const).map((value) => (
          <button
            key={value}
            type="button"
            role="tab"
            className="segment"
            aria-selected={value === gender}
            onClick={() => dispatch({ type: 'edit', part: { gender: value } })}
          >
            {genders[value]}
          </button>
        ))}
      </div>
      <Picker key={gender} all={all} gender={gender} chosen={voices[slot] ?? null} dispatch={dispatch} />
    </Section>
  );
});

function Slots({ all, voices, slot, dispatch }: Omit<VoicesProps, 'gender'>) {
  const nameOf = (id: string | null): string => all.find((voice) => voice.id === id)?.name ?? 'choose below';
  return (
    <div role="group" aria-label="Chosen voices" className="row-list">
      {voices.map((id, index) => (
        <span key={index} className="slot" data-chosen={index === slot}>
          <button
            type="button"
            className="slot-name"
            aria-pressed={index === slot}
            onClick={() => dispatch({ type: 'edit', part: { slot: index } })}
          >
            {`Voice #${index + 1}: ${nameOf(id)}`}
          </button>
          {index > 0 && (
            <button
              type="button"
              className="quiet"
              aria-label={`Remove voice #${index + 1}`}
              onClick={() => dispatch({ type: 'remove-voice', slot: index })}
            >
              <Icon name="close" />
            </button>
          )}
        </span>
      ))}
      {!voices.includes(null) && (
        <button type="button" className="button quiet" onClick={() => dispatch({ type: 'add-voice' })}>
          <Icon name="plus" size={18} />
          Add another voice
        </button>
      )}
    </div>
  );
}

interface PickerProps {
  readonly all: readonly Voice[];
  readonly gender: Order['gender'];
  readonly chosen: string | null;
  readonly dispatch: Dispatch;
}

function Picker({ all, gender, chosen, dispatch }: PickerProps) {
  const [search, setSearch] = useState('');
  const [language, setLanguage] = useState('');
  const [tag, setTag] = useState<string | null>(null);
  const offered = useMemo(() => all.filter((voice) => voice.gender === gender), [all, gender]);
  const languages = useMemo(() => distinct(offered.flatMap((voice) => voice.language)), [offered]);
  const tags = useMemo(() => distinct(offered.flatMap((voice) => voice.tags)), [offered]);
  const pickTag = useCallback((name: string) => setTag((current) => (current === name ? null : name)), []);
  const shown = offered.filter(
    (voice) =>
      voice.name.toLowerCase().includes(search.toLowerCase()) &&
      (language === '' || voice.language.includes(language)) &&
      (tag === null || voice.tags.includes(tag)),
  );
  return (
    <>
      <div className="filters">
        <TextInput label="Search voices" type="search" value={search} onChange={(e) => setSearch(e.target.value)} />
        <Select label="Language" value={language} onChange={(event) => setLanguage(event.target.value)}>
          <option value="">All languages</option>
          {languages.map((value) => (
            <option key={value} value={value}>
              {value.toUpperCase()}
            </option>
          ))}
        </Select>
      </div>
      <div role="group" aria-label="Filter by tag" className="row-list">
        {tags.map((name) => (
          <button key={name} type="button" className="tag" aria-pressed={name === tag} onClick={() => pickTag(name)}>
            {name}
          </button>
        ))}
      </div>
      <div className="scroller">
        <div role="radiogroup" aria-label="Select your voice" className="voices">
          {shown.map((voice) => (
            <VoiceCard
              key={voice.id}
              voice={voice}
              isChosen={voice.id === chosen}
              activeTag={tag}
              dispatch={dispatch}
              onTag={pickTag}
            />
          ))}
        </div>
      </div>
    </>
  );
}
