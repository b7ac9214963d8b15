import { bass, walk } from '../parts/bass.ts';
import { comp, pad } from '../parts/chords.ts';
import { drums } from '../parts/drums.ts';
import { melody } from '../parts/melody.ts';
import type { Plan } from '../song.ts';

const ride = { ride: 'x.xox.xo', pedal: '..x...x.' };
const horn = {
  low: 60,
  high: 79,
  motifs: ['.5 .5 1 -1 .5 .5', '-.5 .5 .5 .5 1.5 .5', '1.5 .5 -.5 .5 1', '-1 .5 .5 .5 1.5'],
  cadences: ['.5 2.5 -1', '1.5 -2.5', '.5 .5 2 -1'],
};
const avenue = melody({ ...horn, low: 65, high: 82 });

export const jazz: readonly Plan[] = [
  {
    id: 'rainy-avenue',
    bpm: 123,
    swing: 0.64,
    key: 'F',
    chords: 'Fmaj7 | Gm7 C13 | Am7 D7b9 | Gm7 C13 | Fmaj9 | Bbmaj7 | Am7 D7b9 | Gm7 | C13 | Gm7 C7b9 | F69',
    parts: [
      { instrument: 'jazzGuitar', level: -5, pan: 46, play: comp('x--o--x.|.x--o---', 0.46) },
      { instrument: 'uprightBass', level: -5, play: walk(), reverb: 25 },
      { instrument: 'brushes', level: -8, play: drums(ride, 0.72, 'ride') },
      { instrument: 'vibraphone', level: 0, pan: 76, reverb: 55, play: avenue },
    ],
  },
  {
    id: 'two-till-two',
    bpm: 197,
    swing: 0.62,
    key: 'Bb',
    chords:
      'Bb6 | G7 | Cm7 | F13 | Dm7 | G7b9 | Cm7 | F13 | Bbmaj7 | Bb7 | Ebmaj7 | Edim7 | Dm7 G7 | Cm7 F13 | Bb6 | F13 | Bb69',
    parts: [
      { instrument: 'piano', level: -5, pan: 50, play: comp('.--x----|x--x..o-|...x----|x-.o--..', 0.52) },
      { instrument: 'uprightBass', level: -5, play: walk(0.7), reverb: 25 },
      { instrument: 'brushes', level: -8, play: drums(ride, 0.75, 'ride') },
      {
        instrument: 'saxophone',
        level: 0,
        pan: 74,
        reverb: 55,
        play: melody({
          ...horn,
          low: 58,
          high: 75,
          motifs: ['1 .5 .5 1 1', '-1 1 .5 1.5', '1.5 .5 1 -1', '1 1 2'],
          cadences: ['2 -2', '3 -1'],
        }),
      },
    ],
  },
  {
    id: 'after-hours',
    bpm: 74,
    swing: 0.64,
    key: 'Eb',
    chords: 'Ebmaj9 C7b9 | Fm9 Bb13 | Gm7 C7b9 | Fm9 Bb13 | Abmaj7 Abm6 | Gm7 Bb13 | Eb69',
    parts: [
      { instrument: 'piano', level: -5, pan: 54, reverb: 60, play: comp('x-----o-|x--o----', 0.44) },
      { instrument: 'uprightBass', level: -5, play: bass('R - - 5 R - - A', 0.6), reverb: 30 },
      {
        instrument: 'brushes',
        level: -8,
        play: drums({ ride: 'o.ooo.oo', pedal: '..x...x.', snare: 'o.......' }, 0.6, 'ride'),
      },
      {
        instrument: 'mutedTrumpet',
        level: 0,
        pan: 74,
        reverb: 75,
        play: melody({
          ...horn,
          low: 62,
          high: 79,
          motifs: ['1.5 .5 1 1', '-.5 .5 1 2', '.5 .5 1 -.5 .5 1'],
          force: 0.55,
        }),
      },
    ],
  },
  {
    id: 'blue-corner',
    bpm: 148,
    swing: 0.66,
    key: 'C',
    mode: 'dorian',
    chords: 'C7 | F9 | C7 | C7 | F9 | F9 | C7 | A7b9 | Dm7 | G13 | C7 A7 | Dm7 G13 | C69',
    parts: [
      { instrument: 'piano', level: -5, pan: 46, play: comp('x..x----|.--x..x-', 0.5) },
      { instrument: 'uprightBass', level: -5, play: walk(0.7), reverb: 25 },
      { instrument: 'brushes', level: -8, play: drums({ ...ride, kick: 'o...o...' }, 0.75, 'ride') },
      { instrument: 'jazzGuitar', level: 0, pan: 74, play: melody({ ...horn, low: 60, high: 77, force: 0.7 }) },
      {
        instrument: 'clarinet',
        level: -10,
        pan: 84,
        reverb: 60,
        from: 8,
        play: pad(0.35, { low: 58, high: 74, voices: 2 }),
      },
    ],
  },
];
