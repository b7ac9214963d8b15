import { arpeggio, pad } from '../parts/chords.ts';
import { bass } from '../parts/bass.ts';
import { melody } from '../parts/melody.ts';
import type { Plan } from '../song.ts';

const sparse = { low: 72, high: 91, motifs: ['-1 1 2', '2 -2', '-2 1 1', '3 -1'], cadences: ['4', '-4'], force: 0.45 };
const open = { low: 52, high: 76, voices: 4 };

export const ambient: readonly Plan[] = [
  {
    id: 'still-water',
    bpm: 74,
    key: 'D',
    chords: 'Dmaj9 | Dmaj9 | Gmaj7 | Gmaj7 | Bm9 | A7sus4 | Dmaj9',
    parts: [
      { instrument: 'warmPad', level: -4, reverb: 95, play: pad(0.5, open) },
      { instrument: 'slowStrings', level: -7, reverb: 100, play: pad(0.4), from: 2 },
      { instrument: 'electricPiano', level: -3, pan: 50, reverb: 90, play: arpeggio('0 2 3 4 6 4 3 2', 0.38) },
      { instrument: 'harp', level: -2, pan: 80, reverb: 100, play: melody(sparse), from: 1 },
    ],
  },
  {
    id: 'northern-glow',
    bpm: 62,
    key: 'A',
    mode: 'minor',
    chords: 'Fmaj9 | Cadd9 | Am9 | Em7 | Fmaj9 | Am9',
    parts: [
      { instrument: 'haloPad', level: -4, reverb: 95, play: pad(0.42, open) },
      { instrument: 'choir', level: -7, reverb: 110, play: pad(0.4), from: 1 },
      { instrument: 'piano', level: -3, reverb: 100, play: arpeggio('0 . 3 . 5 . 4 .|0 . 2 . 4 . 6 .', 0.4) },
      {
        instrument: 'musicBox',
        level: -2,
        pan: 82,
        reverb: 110,
        play: melody({ ...sparse, low: 76, high: 93 }),
        from: 1,
      },
      { instrument: 'fingerBass', level: -5, reverb: 60, play: bass('R - - -', 0.42) },
    ],
  },
  {
    id: 'drifting-clouds',
    bpm: 62,
    key: 'E',
    chords: 'Emaj9 | Amaj7 | C#m9 | Amaj7 | B7sus4 | Eadd9',
    parts: [
      { instrument: 'choirPad', level: -4, reverb: 100, play: pad(0.42, open) },
      { instrument: 'warmPad', level: -4, reverb: 95, play: pad(0.42) },
      {
        instrument: 'cleanGuitar',
        level: -3,
        pan: 46,
        reverb: 100,
        play: arpeggio('. 1 2 3 4 3 6 3|. 2 3 4 5 4 3 2', 0.38),
      },
      {
        instrument: 'vibraphone',
        level: -2,
        pan: 80,
        reverb: 110,
        play: melody({ ...sparse, low: 68, high: 87 }),
        from: 1,
      },
      { instrument: 'fingerBass', level: -5, reverb: 60, play: bass('R - - -', 0.4) },
    ],
  },
];
