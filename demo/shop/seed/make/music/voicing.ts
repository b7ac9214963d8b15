import { nearest, pitchesIn, type Chord } from './theory.ts';

export interface Register {
  low: number;
  high: number;
  voices: number;
}

/** Third and seventh tell a chord, then colour; root and fifth are the bass's and may be left out. */
function essentials(tones: readonly number[], voices: number): number[] {
  const [root = 0, third = 0, fifth = 0, ...colour] = tones;
  const order = colour.length > 1 ? [third, ...colour, fifth, root] : [third, ...colour, root, fifth];
  return order.slice(0, Math.min(voices, order.length));
}

function spread(tones: readonly number[], { low, high }: Register): number[][] {
  return pitchesIn([tones[0] ?? 0], low, low + 11).flatMap(() =>
    tones.map((_, turn) => {
      const turned = [...tones.slice(turn), ...tones.slice(0, turn)];
      let floor = low - 1;
      return turned.map((tone) => {
        const note = pitchesIn([tone], floor + 1, floor + 12)[0] ?? high;
        floor = note;
        return note;
      });
    }),
  );
}

function inversions(chord: Chord, register: Register): number[][] {
  const tones = essentials(chord.tones, register.voices).toSorted((a, b) => a - b);
  const close = [0, 3, 6, 9].flatMap((lift) => spread(tones, { ...register, low: register.low + lift }));
  const fitting = close.filter((notes) => (notes.at(-1) ?? 0) <= register.high);
  return fitting.length > 0 ? fitting : close.slice(0, 1);
}

function movement(from: readonly number[], to: readonly number[]): number {
  const there = to.reduce((sum, note) => sum + Math.abs(note - nearest(from, note)), 0);
  const back = from.reduce((sum, note) => sum + Math.abs(note - nearest(to, note)), 0);
  return there + back;
}

/** One voicing a chord, each the inversion that moves least from the one before. */
export function leadVoices(chords: readonly Chord[], register: Register): number[][] {
  const middle = (register.low + register.high) / 2;
  let before: readonly number[] = [];
  return chords.map((chord) => {
    const cost = (notes: readonly number[]): number => {
      const centre = notes.reduce((sum, note) => sum + note, 0) / notes.length;
      return (before.length === 0 ? 0 : movement(before, notes)) + 0.6 * Math.abs(centre - middle);
    };
    const best = inversions(chord, register).reduce((a, b) => (cost(b) < cost(a) ? b : a));
    before = best;
    return best;
  });
}
