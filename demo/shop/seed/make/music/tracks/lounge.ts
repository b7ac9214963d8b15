import { bass } from '../parts/bass.ts';
import { comp, pad, pick } from '../parts/chords.ts';
import { drums } from '../parts/drums.ts';
import { melody } from '../parts/melody.ts';
import type { Plan } from '../song.ts';

const bossa = { stick: 'x..x..x...x..x..', kick: 'o..oo..oo..oo..o', shaker: 'oxoxoxoxoxoxoxox' };
const cool = {
  low: 64,
  high: 81,
  motifs: ['1.5 .5 2', '-.5 .5 1 .5 1.5', '1 1.5 1.5', '-1 .5 .5 2'],
  cadences: ['3 -1', '-.5 2.5 -1'],
};

export const lounge: readonly Plan[] = [
  {
    id: 'terrace-at-sunset',
    bpm: 123,
    key: 'D',
    chords: 'Dmaj7 | Dmaj7 | E7 | E7 | Em7 | A13 | Dmaj7 | B7b9 | Em9 | A7b9 | D69',
    parts: [
      {
        instrument: 'nylon',
        level: -3,
        pan: 46,
        play: pick('B 2+3+4 . 2+3+4 F 2+3+4 . 2+3+4|B . 2+3+4 . F 2+3+4 . 2+3+4', 0.5),
      },
      { instrument: 'uprightBass', level: -5, play: bass('R - - 5 5 - - R', 0.58) },
      { instrument: 'brushes', level: -8, play: drums(bossa, 0.62, 'stick'), from: 2 },
      {
        instrument: 'flute',
        level: 0,
        pan: 74,
        reverb: 66,
        play: melody({ ...cool, from: 2, low: 69, high: 84, force: 0.52 }),
        from: 2,
      },
    ],
  },
  {
    id: 'velvet-hour',
    bpm: 86,
    swing: 0.58,
    key: 'C',
    chords: 'Fmaj9 | Em7 A7b9 | Dm9 | G13 | Fmaj9 | Em7 Am7 | Dm9 G13 | Cmaj9',
    parts: [
      { instrument: 'electricPiano', level: -5, pan: 52, play: comp('x--x--o-|x---o-x-', 0.46) },
      { instrument: 'fingerBass', level: -5, play: bass('R - - R . 8 5 A', 0.6) },
      { instrument: 'kit', level: -8, play: drums({ kick: 'x..o.x..', stick: '..x...x.', hat: 'oxoxoxox' }, 0.68) },
      {
        instrument: 'saxophone',
        level: 0,
        pan: 74,
        reverb: 72,
        play: melody({ ...cool, from: 2, low: 60, high: 77, force: 0.52 }),
        from: 2,
      },
      { instrument: 'warmPad', level: -10, play: pad(0.35), reverb: 80 },
    ],
  },
  {
    id: 'copacabana-breeze',
    bpm: 148,
    key: 'A',
    mode: 'minor',
    chords: 'Am9 | Am9 | Dm9 | G13 | Cmaj7 | Fmaj7 | Bm7b5 | E7b9 | Am9 | Dm9 | Bm7b5 | E7b9 | Am9',
    parts: [
      {
        instrument: 'nylon',
        level: -3,
        pan: 46,
        play: pick('B . 2+3+4 . F 2+3+4 . 2+3+4|B 2+3+4 . 2+3+4 F . 2+3+4 .', 0.52),
      },
      { instrument: 'uprightBass', level: -5, play: bass('R - - 5 5 - - R', 0.6) },
      { instrument: 'brushes', level: -8, play: drums({ ...bossa, conga: '....o.....x.o...' }, 0.62, 'stick') },
      { instrument: 'vibraphone', level: 0, pan: 76, reverb: 60, play: melody({ ...cool, from: 2 }), from: 2 },
    ],
  },
  {
    id: 'champagne-room',
    bpm: 98,
    swing: 0.6,
    key: 'Ab',
    chords: 'Abmaj9 | Fm9 | Bbm9 | Eb13 | Cm7 | F7b9 | Bbm9 | Eb13 | Ab69',
    parts: [
      { instrument: 'chorusPiano', level: -5, pan: 50, play: comp('x--o--x-', 0.44) },
      { instrument: 'uprightBass', level: -5, play: bass('R - - 5 R - 3 A', 0.6) },
      {
        instrument: 'brushes',
        level: -8,
        play: drums({ ride: 'x.xox.xo', kick: 'o...o...', stick: '......x.' }, 0.64, 'ride'),
      },
      {
        instrument: 'jazzGuitar',
        level: 0,
        pan: 76,
        reverb: 50,
        play: melody({ ...cool, from: 2, force: 0.66 }),
        from: 2,
      },
      { instrument: 'slowStrings', level: -10, play: pad(0.36), reverb: 80, from: 4 },
    ],
  },
];
