export interface Chord {
  root: number;
  bass: number;
  /** Pitch classes, root first. */
  tones: readonly number[];
  start: number;
  beats: number;
}

const letters: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const shapes: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '6': [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  '7': [0, 4, 7, 10],
  m7: [0, 3, 7, 10],
  maj7: [0, 4, 7, 11],
  '9': [0, 4, 7, 10, 2],
  m9: [0, 3, 7, 10, 2],
  maj9: [0, 4, 7, 11, 2],
  add9: [0, 4, 7, 2],
  '69': [0, 4, 7, 9, 2],
  '13': [0, 4, 10, 9, 2],
  '7b9': [0, 4, 7, 10, 1],
  m7b5: [0, 3, 6, 10],
  dim7: [0, 3, 6, 9],
  sus4: [0, 5, 7],
  sus2: [0, 2, 7],
  '7sus4': [0, 5, 7, 10],
};
const modes = { major: [0, 2, 4, 5, 7, 9, 11], minor: [0, 2, 3, 5, 7, 8, 10], dorian: [0, 2, 3, 5, 7, 9, 10] };

export type Mode = keyof typeof modes;

function pitchClass(name: string): number {
  const base = letters[name[0] ?? ''];
  if (base === undefined) throw new Error(`No note "${name}"`);
  const shift = name[1] === '#' ? 1 : name[1] === 'b' ? -1 : 0;
  return (base + shift + 12) % 12;
}

function chord(symbol: string, start: number, beats: number): Chord {
  const [, name = '', shape = '', , under = name] = /^([A-G][#b]?)([^/]*)(\/([A-G][#b]?))?$/.exec(symbol) ?? [];
  const steps = shapes[shape];
  if (name === '' || steps === undefined) throw new Error(`No chord "${symbol}"`);
  const root = pitchClass(name);
  return { root, bass: pitchClass(under), tones: steps.map((step) => (root + step) % 12), start, beats };
}

/** 'C G/B | Am7' — bars between strokes, the chords of a bar sharing it evenly. */
export function chordsOf(text: string, beatsPerBar: number): Chord[] {
  return text.split('|').flatMap((bar, index) => {
    const symbols = bar.trim().split(/\s+/);
    const beats = beatsPerBar / symbols.length;
    return symbols.map((symbol, at) => chord(symbol, index * beatsPerBar + at * beats, beats));
  });
}

export function scaleOf(tonic: string, mode: Mode): number[] {
  return modes[mode].map((step) => (pitchClass(tonic) + step) % 12);
}

/** The key's scale bent to a chord: its foreign tones push out the scale tones a semitone away. */
export function scaleOver(scale: readonly number[], { tones }: Chord): number[] {
  const foreign = tones.filter((tone) => !scale.includes(tone));
  const beside = (tone: number): boolean => foreign.some((out) => [1, 11].includes((tone - out + 12) % 12));
  return [...scale.filter((tone) => tones.includes(tone) || !beside(tone)), ...foreign];
}

/** 'F#5' to its MIDI number. */
export function pitch(name: string): number {
  return pitchClass(name.slice(0, -1)) + 12 * (Number(name.at(-1)) + 1);
}

export function pitchesIn(classes: readonly number[], low: number, high: number): number[] {
  return Array.from({ length: high - low + 1 }, (_, i) => low + i).filter((note) => classes.includes(note % 12));
}

export function nearest(pitches: readonly number[], target: number): number {
  return pitches.reduce((best, note) => (Math.abs(note - target) < Math.abs(best - target) ? note : best), Infinity);
}
