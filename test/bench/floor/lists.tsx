import { memo, useState } from 'react';
import type { Dispatch, Track, Voice } from './order.ts';

interface ListProps<Item> {
  readonly all: readonly Item[];
  readonly chosen: string;
  readonly dispatch: Dispatch;
}

const genders = ['Male', 'Female'] as const;

export const Voices = memo(function Voices({ all, chosen, dispatch }: ListProps<Voice>) {
  const [gender, setGender] = useState<string>('Male');
  return (
    <section aria-label="Select your voice" className="section">
      <h2>Select your voice</h2>
      <p>Voice #1: {all.find((voice) => voice.id === chosen)?.name ?? 'choose below'}</p>
      <div role="tablist" aria-label="Voice" className="row">
        {genders.map((name) => (
          <button key={name} role="tab" aria-selected={name === gender} onClick={() => setGender(name)}>
            {name}
          </button>
        ))}
      </div>
      <div key={gender} role="radiogroup" aria-label="Select your voice" className="voices scroller">
        {all
          .filter((voice) => voice.gender === gender.toLowerCase())
          .map((voice) => (
            <Card key={voice.id} voice={voice} isChosen={voice.id === chosen} dispatch={dispatch} />
          ))}
      </div>
    </section>
  );
});

type CardProps = Pick<ListProps<Voice>, 'dispatch'> & { readonly voice: Voice; readonly isChosen: boolean };

const Card = memo(function Card({ voice, isChosen, dispatch }: CardProps) {
  const { id, name, image, language, tags } = voice;
  return (
    <div className="voice card">
      <img className="portrait" src={image} alt="" loading="lazy" decoding="async" />
      <label>
        <input type="radio" name="voice" checked={isChosen} onChange={() => dispatch({ voice: id })} /> <b>{name}</b>{' '}
        <span className="hint">{language.join(', ').toUpperCase()}</span>
      </label>
      <button aria-label={`Play ${name}`}>▸</button>
      {tags.map((tag) => (
        <button key={tag} className="tag">
          {tag}
        </button>
      ))}
    </div>
  );
});

export const Music = memo(function Music({ all, chosen, dispatch }: ListProps<Track>) {
  return (
    <section className="section">
      <h2>Select Your Background Music</h2>
      <div role="group" aria-label="Soundtracks" className="tracks scroller">
        {all.map(({ id, title, categories }) => (
          <div key={id} className="row">
            <button aria-label={`Play ${title}`}>▸</button>
            <b>{title}</b> <span className="hint">{categories.join(', ')}</span>
            <button aria-pressed={id === chosen} onClick={() => dispatch({ track: id })}>
              Select
            </button>
          </div>
        ))}
      </div>
    </section>
  );
});
