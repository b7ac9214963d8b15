import type { Note } from '../midi.ts';
import { seeded } from '../random.ts';
import { chordAt, type Play, type Song } from '../song.ts';
import { nearest, pitchesIn, scaleOver } from '../theory.ts';

export interface Style {
  low: number;
  high: number;
  /** Rhythms of a bar in beats, rests negative: '1.5 .5 -1 1'. */
  motifs: readonly string[];
  cadences: readonly string[];
  force?: number;
  from?: number;
}

interface Slot {
  start: number;
  beats: number;
  bar: number;
  /** Place in its bar, so that a returning motif can copy its own shape. */
  place: number;
  motif: string;
}

const tries = 60;

/** Bars go a b a' cadence, so that the ear has something to recognise. */
function layOut({ random, meter, finale, end }: Song, style: Style): Slot[] {
  const slots: Slot[] = [];
  const [first, second] = [random.pick(style.motifs), random.pick(style.motifs)];
  for (let bar = style.from ?? 0; bar * meter < finale; bar += 1) {
    const turn = (bar - (style.from ?? 0)) % 4;
    const motif = turn === 3 ? random.pick(style.cadences) : turn === 1 ? second : first;
    let start = bar * meter;
    motif
      .split(' ')
      .map(Number)
      .forEach((beats, place) => {
        if (beats > 0) slots.push({ start, beats, bar, place, motif: turn === 3 ? `cadence ${bar}` : motif });
        start += Math.abs(beats);
      });
  }
  return [...slots, { start: finale, beats: end - finale, bar: finale / meter, place: 0, motif: 'end' }];
}

function choices(song: Song, slot: Slot, { low, high }: Style): number[] {
  const chord = chordAt(song, slot.start);
  const strong = slot.start % 2 === 0 || slot.beats >= 1.5;
  return pitchesIn(strong ? chord.tones.slice(0, 4) : scaleOver(song.scale, chord), low, high);
}

function stepWeight(interval: number): number {
  const size = Math.abs(interval);
  if (size === 0) return 0.7;
  if (size <= 2) return 4;
  if (size <= 4) return 2.2;
  return size <= 7 ? 0.8 : 0.05;
}

function draw({ random }: Song, options: readonly number[], line: readonly number[]): number {
  const before = line.at(-1) ?? options[0] ?? 60;
  const earlier = line.at(-2) ?? before;
  const leap = before - earlier;
  const weights = options.map((option) => {
    const back = Math.abs(leap) > 4 && Math.sign(option - before) === -Math.sign(leap) ? 2.5 : 1;
    return stepWeight(option - before) * back;
  });
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  return options.find((_, i) => (left -= weights[i] ?? 0) <= 0) ?? nearest(options, before);
}

function attempt(song: Song, slots: readonly Slot[], style: Style): number[] {
  const shapes = new Map<string, number>();
  const anchors = new Map<string, number>();
  const line: number[] = [];
  for (const slot of slots) {
    const options = choices(song, slot, style);
    const before = line.at(-1) ?? nearest(options, (style.low + style.high) / 2 + song.random.between(-3, 3));
    const anchor = anchors.get(`${slot.motif} ${slot.bar}`);
    const shape = shapes.get(`${slot.motif} ${slot.place}`);
    const copied = anchor !== undefined && shape !== undefined;
    const chosen = copied ? nearest(options, anchor + shape) : draw(song, options, line.length > 0 ? line : [before]);
    if (anchor === undefined) anchors.set(`${slot.motif} ${slot.bar}`, chosen);
    if (shape === undefined) shapes.set(`${slot.motif} ${slot.place}`, chosen - (anchor ?? chosen));
    line.push(chosen);
  }
  return line;
}

/** Lower is better: few leaps and repetitions, a good range, a single peak, an end at rest. */
function fault(song: Song, line: readonly number[]): number {
  const moves = line.slice(1).map((note, i) => Math.abs(note - (line[i] ?? note)));
  const peak = Math.max(...line);
  const range = peak - Math.min(...line);
  const still = moves.filter((move) => move === 0).length / moves.length;
  const jumps = moves.filter((move) => move > 5).length / moves.length;
  const peaks = line.filter((note) => note === peak).length;
  const home = chordAt(song, song.finale)
    .tones.slice(0, 2)
    .includes((line.at(-1) ?? 0) % 12)
    ? 0
    : 4;
  return 8 * Math.max(0, still - 0.12) + 10 * jumps + Math.abs(range - 11) * 0.35 + peaks * 0.3 + home;
}

export function melody(style: Style): Play {
  return (given) => {
    // Its own chance, so that a second voice built on a melody meets the same notes again.
    const song = { ...given, random: seeded(`${given.id} ${style.motifs.join()}`) };
    const slots = layOut(song, style);
    const lines = Array.from({ length: tries }, () => attempt(song, slots, style));
    const best = lines.reduce((a, b) => (fault(song, b) < fault(song, a) ? b : a));
    return slots.map(({ start, beats }, i): Note => {
      const accent = start % song.meter === 0 ? 1.06 : 1;
      return { start, beats: beats * 0.96, pitch: best[i] ?? 60, force: (style.force ?? 0.62) * accent };
    });
  };
}
