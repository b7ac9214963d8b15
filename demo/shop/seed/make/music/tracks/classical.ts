import { comp, pad } from '../parts/chords.ts';
import { below, tune } from '../parts/tune.ts';
import type { Plan } from '../song.ts';

function broken(bar: string): string {
  const notes = bar.split(' ');
  return [0, 1, 2, 3, 4, 2, 3, 4].map((at) => `${notes[at] ?? ''}:0.25`).join(' ');
}

/** Bach writes each bar as five notes, broken the same way twice. */
function prelude(bars: readonly string[]): string {
  return bars.map((bar) => `${broken(bar)} ${broken(bar)}`).join(' | ');
}

const bach = prelude([
  'C4 E4 G4 C5 E5',
  'C4 D4 A4 D5 F5',
  'B3 D4 G4 D5 F5',
  'C4 E4 G4 C5 E5',
  'C4 E4 A4 E5 A5',
  'C4 D4 F#4 A4 D5',
  'B3 D4 G4 D5 F5',
]);
const canonHigh = 'F#5:2 E5:2 D5:2 C#5:2 B4:2 A4:2 B4:2 C#5:2';
const canonLow = 'D5:2 C#5:2 B4:2 A4:2 G4:2 F#4:2 G4:2 E4:2';
const canonRun = 'D5 F#5 A5 G5 F#5 D5 F#5 E5 D5 B4 D5 A5 G5 B5 A5 G5'.replaceAll(/(\S+)/g, '$1:1');
const canonGround = 'D3:2 A2:2 B2:2 F#2:2 G2:2 D2:2 G2:2 A2:2';
const satie = 'r:3 | r:3 | r F#5 A5 | G5 F#5 C#5 | B4 C#5 D5 | A4:3 | F#4:3 | r:3 | A4:4';
const minuet =
  'D5 G4:0.5 A4:0.5 B4:0.5 C5:0.5 | D5 G4 G4 | E5 C5:0.5 D5:0.5 E5:0.5 F#5:0.5 | G5 G4 G4 |' +
  'C5 D5:0.5 C5:0.5 B4:0.5 A4:0.5 | B4 C5:0.5 B4:0.5 A4:0.5 G4:0.5 | F#4 G4:0.5 A4:0.5 B4:0.5 G4:0.5 | A4:3 |' +
  'D5 G4:0.5 A4:0.5 B4:0.5 C5:0.5 | D5 G4 G4 | E5 C5:0.5 D5:0.5 E5:0.5 F#5:0.5 | G5 G4 G4 |' +
  'C5 D5:0.5 C5:0.5 B4:0.5 A4:0.5 | B4 C5:0.5 B4:0.5 A4:0.5 G4:0.5 | A4 B4:0.5 A4:0.5 G4:0.5 F#4:0.5 | G4:5';
const minuetBass =
  'G3:2 A3 | B3:3 | C4:3 | B3:3 | A3:3 | G3:3 | D4 B3 G3 | D4 D3:0.5 C4:0.5 B3:0.5 A3:0.5 |' +
  'B3:2 A3 | G3 B3 G3 | C4:3 | B3 C4:0.5 B3:0.5 A3:0.5 G3:0.5 | A3:2 F#3 | G3:2 B3 | C4 D4 D3 | G3:2 G2:4';

export const classical: readonly Plan[] = [
  {
    id: 'prelude-in-c',
    bpm: 86,
    key: 'C',
    chords: 'C | Dm7 | G7 | C | Am | D7 | G7 | C',
    parts: [
      {
        instrument: 'piano',
        level: 0,
        reverb: 60,
        play: tune(`${bach} | C3:0.12 G3:0.12 C4:0.12 E4:0.12 G4:0.12 C5:4`, { force: 0.5, hold: 1.75 }),
      },
      { instrument: 'slowStrings', level: -10, reverb: 80, play: pad(0.35, { low: 48, high: 67, voices: 3 }), from: 4 },
    ],
  },
  {
    id: 'canon-in-d',
    bpm: 98,
    key: 'D',
    chords: 'D A | Bm F#m | G D | G A | D A | Bm F#m | G D | G A | D',
    parts: [
      {
        instrument: 'cello',
        level: -3,
        pan: 72,
        reverb: 60,
        play: tune(`${canonGround} ${canonGround} D2:4`, { force: 0.55 }),
      },
      { instrument: 'harpsichord', level: -5, pan: 58, play: comp('x-x-x-x-', 0.4) },
      {
        instrument: 'violin',
        level: 0,
        pan: 44,
        reverb: 75,
        play: tune(`${canonHigh} ${canonRun} D5:4`, { force: 0.52 }),
      },
      { instrument: 'strings', level: 0, pan: 82, reverb: 75, play: tune(`r:16 ${canonHigh} F#5:4`, { force: 0.5 }) },
      {
        instrument: 'strings',
        level: -5,
        pan: 54,
        reverb: 75,
        play: tune(`${canonLow} ${canonLow} A4:4`, { force: 0.45 }),
      },
    ],
  },
  {
    id: 'gymnopedie',
    bpm: 74,
    meter: 3,
    key: 'D',
    chords: 'Gmaj7 | Dmaj7 | Gmaj7 | Dmaj7 | Gmaj7 | Dmaj7 | Gmaj7 | Dmaj7 | Dmaj7',
    parts: [
      {
        instrument: 'piano',
        level: -3,
        reverb: 66,
        play: tune('G2:3 D2:3 G2:3 D2:3 G2:3 D2:3 G2:3 D2:3 D2:3', { force: 0.48 }),
      },
      { instrument: 'piano', level: -5, reverb: 66, play: comp('. x -', 0.36, { low: 54, high: 70, voices: 4 }) },
      { instrument: 'piano', level: 0, reverb: 66, play: tune(satie, { force: 0.56 }) },
      { instrument: 'slowStrings', level: -10, reverb: 90, play: pad(0.3), from: 4 },
    ],
  },
  {
    id: 'minuet-in-g',
    bpm: 142,
    meter: 3,
    key: 'G',
    chords: 'G | G | C | G | Am | G | D | D | G | G | C | G | Am | G | D7 | G | G',
    parts: [
      { instrument: 'harpsichord', level: 0, pan: 54, reverb: 50, play: tune(minuet, { force: 0.6 }) },
      { instrument: 'pizzicato', level: -3, pan: 70, reverb: 60, play: tune(minuetBass, { force: 0.6 }) },
      { instrument: 'flute', level: -5, pan: 76, reverb: 66, play: tune(minuet, { force: 0.5 }), from: 8 },
      { instrument: 'strings', level: -5, reverb: 70, play: below(tune(minuet, { force: 0.45 })), from: 8 },
    ],
  },
];
