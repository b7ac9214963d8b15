import { bass } from '../parts/bass.ts';
import { arpeggio, comp, pad, pick } from '../parts/chords.ts';
import { drums } from '../parts/drums.ts';
import { below, tune } from '../parts/tune.ts';
import type { Plan } from '../song.ts';

const jingle = tune(
  'E5 E5 E5:2 | E5 E5 E5:2 | E5 G5 C5:1.5 D5:0.5 | E5:4 | F5 F5 F5:1.5 F5:0.5 | F5 E5 E5 E5:0.5 E5:0.5 |' +
    'E5 D5 D5 E5 | D5:2 G5:2 | E5 E5 E5:2 | E5 E5 E5:2 | E5 G5 C5:1.5 D5:0.5 | E5:4 |' +
    'F5 F5 F5:1.5 F5:0.5 | F5 E5 E5 E5:0.5 E5:0.5 | G5 G5 F5 D5 | C5:4 | C5:4',
);
const silent = tune(
  'G4:1.5 A4:0.5 G4 | E4:3 | G4:1.5 A4:0.5 G4 | E4:3 | D5:2 D5 | B4:3 | C5:2 C5 | G4:3 |' +
    'A4:2 A4 | C5:1.5 B4:0.5 A4 | G4:1.5 A4:0.5 G4 | E4:3 | E4:3',
  { force: 0.56, shift: 12 },
);
const halls = tune(
  'C5:1.5 Bb4:0.5 A4 G4 | F4 G4 A4 F4 | G4:0.5 A4:0.5 Bb4:0.5 G4:0.5 A4:1.5 G4:0.5 | F4 E4 F4:2 |' +
    'C5:1.5 Bb4:0.5 A4 G4 | F4 G4 A4 F4 | G4:0.5 A4:0.5 Bb4:0.5 G4:0.5 A4:1.5 G4:0.5 | F4 E4 F4:2 |' +
    'G4:1.5 A4:0.5 Bb4 G4 | A4:1.5 Bb4:0.5 C5 G4 | A4:0.5 B4:0.5 C5 D5:0.5 E5:0.5 F5 | E5 D5 C5:2 | F5:4',
  { force: 0.64, shift: 12 },
);

export const holiday: readonly Plan[] = [
  {
    id: 'jingle-bells',
    bpm: 197,
    swing: 0.56,
    key: 'C',
    chords: 'C | C | C | C | F | C | D7 | G7 | C | C | C | C7 | F | C | G7 | C | C6',
    parts: [
      { instrument: 'celesta', level: 0, pan: 58, reverb: 60, play: jingle },
      { instrument: 'piano', level: -5, pan: 50, play: comp('.-x-..x-', 0.46) },
      { instrument: 'uprightBass', level: -5, play: bass('R - 5 -', 0.64) },
      {
        instrument: 'brushes',
        level: -8,
        play: drums({ kick: 'x...x...', snare: '..o...o.', sleigh: 'x.o.x.o.' }, 0.75),
      },
      { instrument: 'glockenspiel', level: -6, pan: 80, reverb: 70, play: below(jingle), from: 8 },
      { instrument: 'strings', level: -10, play: pad(0.4), from: 8, reverb: 70 },
    ],
  },
  {
    id: 'silent-night',
    bpm: 110,
    meter: 3,
    key: 'C',
    chords: 'C | C | C | C | G7 | G7 | C | C | F | F | C | C | C',
    parts: [
      { instrument: 'nylon', level: -3, pan: 48, reverb: 60, play: pick('B 2 3 4 3 2', 0.5) },
      { instrument: 'musicBox', level: 0, pan: 66, reverb: 80, play: silent },
      { instrument: 'slowStrings', level: -10, reverb: 90, play: pad(0.4), from: 4 },
      { instrument: 'oboe', level: -6, pan: 76, reverb: 80, play: below(silent), from: 8 },
      { instrument: 'uprightBass', level: -5, play: bass('R - -', 0.5), from: 2 },
    ],
  },
  {
    id: 'deck-the-halls',
    bpm: 148,
    key: 'F',
    chords: 'F | F | C7 F | C7 F | F | F | C7 F | C7 F | C7 | F C | Dm G7 | C G7 | F',
    parts: [
      { instrument: 'harp', level: -4, pan: 46, reverb: 60, play: arpeggio('0 2 3 4 2 3 4 3', 0.46) },
      { instrument: 'flute', level: 0, pan: 64, reverb: 60, play: halls },
      { instrument: 'clarinet', level: -6, pan: 78, reverb: 60, play: below(halls), from: 4 },
      { instrument: 'pizzicato', level: -5, play: bass('R - 5 -', 0.62) },
      {
        instrument: 'brushes',
        level: -8,
        play: drums({ sleigh: 'x.o.x.o.', triangle: 'o.......' }, 0.72, 'triangle'),
      },
    ],
  },
];
