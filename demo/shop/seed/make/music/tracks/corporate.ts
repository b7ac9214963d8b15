import { bass } from '../parts/bass.ts';
import { arpeggio, comp, pad } from '../parts/chords.ts';
import { drums } from '../parts/drums.ts';
import { melody } from '../parts/melody.ts';
import type { Plan } from '../song.ts';

const claps = { kick: 'x---x---', clap: '..x...x.', hat: 'oxoxoxox' };
const bright = { low: 69, high: 86, cadences: ['3 -1', '2 -2'] };

export const corporate: readonly Plan[] = [
  {
    id: 'forward-motion',
    bpm: 123,
    key: 'D',
    chords: 'D | A/C# | Bm7 | Gmaj7 | D | A/C# | Bm7 | Gmaj7 | Em7 | A7sus4 | Dadd9',
    parts: [
      { instrument: 'cleanGuitar', level: -4, pan: 42, play: arpeggio('1 3 2 3 4 3 2 3', 0.5) },
      { instrument: 'piano', level: -5, play: comp('x--x--x-', 0.5), from: 2 },
      { instrument: 'fingerBass', level: -5, play: bass('R R R R R R R R', 0.56), from: 2 },
      { instrument: 'slowStrings', level: -10, play: pad(0.42), from: 4, reverb: 70 },
      { instrument: 'kit', level: -8, play: drums(claps, 0.75, 'crash'), from: 4 },
      {
        instrument: 'glockenspiel',
        level: -1,
        pan: 82,
        reverb: 70,
        from: 4,
        play: melody({ ...bright, from: 4, low: 78, high: 93, motifs: ['2 1 1', '1.5 .5 2'] }),
      },
    ],
  },
  {
    id: 'bright-horizons',
    bpm: 98,
    key: 'Bb',
    chords: 'Bb | F/A | Gm7 | Eb | Bb/D | Eb | Cm7 | F7sus4 F | Bbadd9',
    parts: [
      { instrument: 'piano', level: -4, play: arpeggio('0+3 2 3 4 3 2 3 2', 0.5) },
      { instrument: 'strings', level: -10, play: pad(0.42), from: 2, reverb: 70 },
      { instrument: 'fingerBass', level: -5, play: bass('R - - R R - 5 -', 0.56), from: 2 },
      {
        instrument: 'kit',
        level: -8,
        play: drums({ kick: 'x--.x...', stick: '..x...x.', shaker: 'oxoxoxox' }, 0.7),
        from: 4,
      },
      {
        instrument: 'horn',
        level: -1,
        reverb: 80,
        from: 4,
        play: melody({ ...bright, from: 4, low: 58, high: 74, motifs: ['3 1', '2 2'] }),
      },
    ],
  },
  {
    id: 'clear-path',
    bpm: 111,
    key: 'C',
    chords: 'Fmaj7 | C/E | G | Am7 | Fmaj7 | C/E | G | G7sus4 | Am7 G/B | Cadd9',
    parts: [
      { instrument: 'marimba', level: -4, pan: 46, play: arpeggio('1 3 2 4 3 2 4 3', 0.5) },
      { instrument: 'electricPiano', level: -5, play: comp('x---x-x-', 0.45) },
      { instrument: 'fingerBass', level: -5, play: bass('R - - R . R 5 A', 0.58), from: 2 },
      {
        instrument: 'kit',
        level: -8,
        play: drums({ kick: 'x..xx...', snare: '..o...o.', hat: 'oooooooo' }, 0.72),
        from: 2,
      },
      {
        instrument: 'piano',
        level: -1,
        pan: 74,
        reverb: 60,
        from: 4,
        play: melody({ ...bright, from: 4, motifs: ['1 1 2', '-1 1 1 1', '1.5 .5 2'] }),
      },
    ],
  },
  {
    id: 'first-meeting',
    bpm: 86,
    key: 'A',
    chords: 'Aadd9 | F#m7 | Dadd9 | E7sus4 | A/C# | Dmaj7 | E7sus4 E | Aadd9',
    parts: [
      { instrument: 'piano', level: -5, reverb: 60, play: comp('x--xx--x', 0.46) },
      { instrument: 'warmPad', level: -10, play: pad(0.4) },
      { instrument: 'fingerBass', level: -5, play: bass('R - - - R - 5 -', 0.54), from: 2 },
      { instrument: 'cleanGuitar', level: -4, pan: 84, play: arpeggio('. 2 4 3 . 2 4 3', 0.42), from: 2 },
      {
        instrument: 'piano',
        level: -1,
        pan: 70,
        reverb: 70,
        from: 2,
        play: melody({ ...bright, from: 2, low: 71, high: 88, motifs: ['2 1 1', '1 1 2'] }),
      },
    ],
  },
];
