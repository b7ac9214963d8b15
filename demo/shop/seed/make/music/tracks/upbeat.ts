import { bass } from '../parts/bass.ts';
import { arpeggio, comp, pad, strum } from '../parts/chords.ts';
import { drums } from '../parts/drums.ts';
import { melody } from '../parts/melody.ts';
import { below } from '../parts/tune.ts';
import type { Plan } from '../song.ts';

const four = { kick: 'x.x.x.x.', clap: '..x...x.', hat: '.x.x.x.x' };
const backbeat = { kick: 'X..xX...', snare: '..X...X.', hat: 'xoxoxoxo', tambourine: '..o...o.' };
const catchy = {
  low: 67,
  high: 84,
  motifs: ['.5 .5 1 .5 .5 1', '1 .5 .5 -.5 .5 1', '1.5 .5 1 1', '.5 1 .5 2'],
  cadences: ['1 1 -2', '.5 .5 2 -1'],
};
const whistle = melody({ ...catchy, low: 72, high: 88 });

export const upbeat: readonly Plan[] = [
  {
    id: 'sunny-side-up',
    bpm: 148,
    swing: 0.54,
    key: 'G',
    chords: 'G | D/F# | Em7 | C | G | D/F# | C | D | Em7 | C | G/B Am7 | D7sus4 D | G6',
    parts: [
      { instrument: 'ukulele', level: -3, pan: 44, play: strum('D - D U - U D U', 0.52) },
      { instrument: 'fingerBass', level: -5, play: bass('R - R - 5 - R A', 0.62) },
      { instrument: 'kit', level: -8, play: drums({ ...four, shaker: 'oxoxoxox' }, 0.75, 'crash'), from: 2 },
      { instrument: 'glockenspiel', level: 0, pan: 80, reverb: 60, play: whistle, from: 4 },
      { instrument: 'piano', level: -6, pan: 66, play: below(whistle), from: 4 },
    ],
  },
  {
    id: 'weekend-ready',
    bpm: 123,
    key: 'E',
    chords: 'E | B/D# | C#m7 | A | E | B/D# | A | B7sus4 | C#m7 A | B | E',
    parts: [
      { instrument: 'cleanGuitar', level: -3, pan: 42, play: strum('D . U D . U D U', 0.5) },
      { instrument: 'piano', level: -5, pan: 76, play: comp('x-.x-.x-', 0.56) },
      { instrument: 'fingerBass', level: -5, play: bass('R R 8 R R 8 R A', 0.64) },
      { instrument: 'kit', level: -8, play: drums(backbeat, 0.8, 'crash') },
      {
        instrument: 'electricPiano',
        level: 0,
        pan: 60,
        play: melody({ ...catchy, from: 2, low: 71, high: 88, force: 0.74 }),
        from: 2,
      },
      { instrument: 'strings', level: -10, play: pad(0.4), from: 4, reverb: 70 },
    ],
  },
  {
    id: 'city-bicycle',
    bpm: 111,
    swing: 0.58,
    key: 'Bb',
    chords: 'Bb6 | Gm7 | Cm7 | F7 | Bb6 | Bb7 | Eb6 | Edim7 | F7 | Bb6',
    parts: [
      { instrument: 'accordion', level: -5, pan: 46, play: comp('..x...x.', 0.46) },
      { instrument: 'uprightBass', level: -5, play: bass('R - 5 -', 0.68) },
      {
        instrument: 'brushes',
        level: -8,
        play: drums({ kick: 'x...x...', snare: '..x...xo', hat: 'o.o.o.o.' }, 0.74),
      },
      {
        instrument: 'clarinet',
        level: 0,
        pan: 74,
        reverb: 55,
        play: melody({ ...catchy, low: 65, high: 82, force: 0.58 }),
      },
      { instrument: 'jazzGuitar', level: -5, pan: 84, play: comp('x.x.x.x.', 0.42, { low: 50, high: 68, voices: 3 }) },
    ],
  },
  {
    id: 'hop-and-skip',
    bpm: 148,
    key: 'C',
    chords: 'C | C | F | C | Am7 | Dm7 | G7 | G7 | F | C/E | Dm7 | G7 | C6',
    parts: [
      { instrument: 'pizzicato', level: -4, pan: 50, play: arpeggio('0 . 2+3 . 0 . 2+3 4', 0.6) },
      {
        instrument: 'marimba',
        level: 0,
        pan: 78,
        play: melody({ ...catchy, low: 67, high: 86, force: 0.72 }),
        from: 2,
      },
      { instrument: 'uprightBass', level: -5, play: bass('R - 5 -', 0.64), from: 2 },
      {
        instrument: 'kit',
        level: -8,
        play: drums({ kick: 'x...x...', clap: '..x...x.', wood: 'o.o.oo.o', triangle: '......o.' }, 0.68),
        from: 4,
      },
      {
        instrument: 'flute',
        level: -10,
        pan: 68,
        reverb: 60,
        play: pad(0.38, { low: 72, high: 86, voices: 2 }),
        from: 8,
      },
    ],
  },
];
