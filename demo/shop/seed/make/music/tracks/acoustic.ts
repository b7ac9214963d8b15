import { bass } from '../parts/bass.ts';
import { pad, pick, strum } from '../parts/chords.ts';
import { drums } from '../parts/drums.ts';
import { below } from '../parts/tune.ts';
import { melody } from '../parts/melody.ts';
import type { Plan } from '../song.ts';

const singing = { low: 67, high: 84, cadences: ['3 -1', '2 -2', '1 2 -1'] };
const honeyLead = melody({
  low: 55,
  high: 72,
  motifs: ['2 1 1', '1.5 .5 2', '3 1'],
  cadences: ['3 -1', '4'],
  force: 0.6,
});
const windowLead = melody({ ...singing, low: 74, high: 91, motifs: ['1 .5 .5 1 1', '-.5 .5 1 .5 1.5', '1.5 .5 1 1'] });

export const acoustic: readonly Plan[] = [
  {
    id: 'porch-light',
    bpm: 98,
    key: 'G',
    chords: 'G | Cadd9 | G/B | Cadd9 | Em7 | Cadd9 | Am7 | D7sus4 D | Gadd9',
    parts: [
      { instrument: 'steel', level: -3, pan: 52, play: pick('B+4 2 3 2 F 3 4 2') },
      { instrument: 'fingerBass', level: -5, play: bass('R - - R 5 - - -', 0.55), from: 2 },
      {
        instrument: 'nylon',
        level: 0,
        pan: 76,
        reverb: 60,
        from: 2,
        play: melody({ ...singing, from: 2, motifs: ['1 1 2', '-.5 .5 1 2', '1.5 .5 1 1'] }),
      },
      { instrument: 'warmPad', level: -10, play: pad(0.35), from: 4 },
    ],
  },
  {
    id: 'willow-creek',
    bpm: 110,
    meter: 3,
    key: 'D',
    chords: 'D | G/D | D | A7/C# | Bm7 | G | D/F# | A7sus4 | G | D/F# | Em7 | A7 | D',
    parts: [
      { instrument: 'nylon', level: -3, pan: 50, play: pick('B 2 3+4 2 3 2') },
      {
        instrument: 'flute',
        level: 0,
        pan: 74,
        reverb: 70,
        from: 4,
        play: melody({
          low: 69,
          high: 86,
          from: 4,
          motifs: ['1 1 1', '2 1', '1.5 .5 1'],
          cadences: ['3', '2 -1'],
          force: 0.55,
        }),
      },
      { instrument: 'uprightBass', level: -5, play: bass('R - -', 0.55), from: 2 },
    ],
  },
  {
    id: 'morning-trail',
    bpm: 148,
    key: 'C',
    chords: 'C | C | G/B | G/B | Am7 | Am7 | F | G | C | Am7 | F | G7sus4 G | C',
    parts: [
      { instrument: 'steel', level: -3, pan: 44, play: strum('D - d u - U d u', 0.52) },
      { instrument: 'steel', level: -3, pan: 84, play: pick('B 2 4 2 3 2 4 2', 0.5), from: 4 },
      { instrument: 'fingerBass', level: -5, play: bass('R - - R 5 - - A', 0.6), from: 2 },
      {
        instrument: 'brushes',
        level: -8,
        play: drums({ kick: 'x...o...', snare: '..x...x.', shaker: 'oxoxoxox' }, 0.8),
        from: 4,
      },
      {
        instrument: 'nylon',
        level: 0,
        pan: 66,
        reverb: 60,
        from: 4,
        play: melody({ ...singing, from: 4, motifs: ['1 1 2', '1.5 .5 2', '.5 .5 1 2'], force: 0.7 }),
      },
    ],
  },
  {
    id: 'campfire-letters',
    bpm: 96,
    key: 'A',
    mode: 'minor',
    chords: 'Am | Fmaj7 | C/G | G | Am | Fmaj7 | Dm7 | E7 | Am',
    parts: [
      { instrument: 'nylon', level: -3, pan: 54, play: pick('B 2 3 4 F 4 3 2', 0.6) },
      {
        instrument: 'steel',
        level: 0,
        pan: 78,
        reverb: 62,
        from: 2,
        play: melody({ ...singing, low: 64, from: 2, motifs: ['2 1 1', '1.5 .5 2', '-1 1 1 1'] }),
      },
      { instrument: 'uprightBass', level: -5, play: bass('R - - -', 0.5), from: 2 },
      { instrument: 'slowStrings', level: -10, play: pad(0.35), from: 4, reverb: 80 },
    ],
  },
  {
    id: 'open-window',
    bpm: 146,
    key: 'F',
    swing: 0.56,
    chords: 'F | F | Bb | F/A | Gm7 | C7 | F | C7sus4 | Bb | F/A | Gm7 | C7 | F6',
    parts: [
      { instrument: 'ukulele', level: -3, pan: 48, play: strum('D - d U - U d U', 0.5) },
      { instrument: 'uprightBass', level: -5, play: bass('R - 5 -', 0.62) },
      { instrument: 'glockenspiel', level: 0, pan: 78, reverb: 70, play: windowLead, from: 4 },
      { instrument: 'flute', level: -6, pan: 66, reverb: 60, play: below(windowLead), from: 8 },
      {
        instrument: 'brushes',
        level: -8,
        play: drums({ kick: 'x...x...', clap: '....o...', tambourine: '..o...o.' }, 0.7),
        from: 2,
      },
    ],
  },
  {
    id: 'honey-and-oak',
    bpm: 94,
    key: 'E',
    chords: 'E | C#m7 | Aadd9 | B7sus4 B | E/G# | Aadd9 | F#m7 | B7sus4 | Eadd9',
    parts: [
      { instrument: 'steel', level: -3, pan: 50, play: pick('B 3 2 4 B 3 2 3') },
      { instrument: 'cello', level: 0, pan: 74, reverb: 66, play: honeyLead, from: 0 },
      { instrument: 'fingerBass', level: -5, play: bass('R - - -', 0.5), from: 2 },
      { instrument: 'brushes', level: -8, play: drums({ shaker: 'oxoxoxox', kick: 'x.......' }, 0.6), from: 4 },
    ],
  },
];
