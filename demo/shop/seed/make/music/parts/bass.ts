import type { Note } from '../midi.ts';
import { chordAt, steps, type Play, type Song, type Step } from '../song.ts';
import { nearest, pitchesIn, scaleOver } from '../theory.ts';

const low = 28;
const high = 50;

function near(classes: readonly number[], target: number): number {
  return nearest(pitchesIn(classes, low, high), target);
}

function last(song: Song, force: number): Note {
  return { start: song.finale, beats: song.meter + 1.5, pitch: near([chordAt(song, song.finale).bass], 36), force };
}

/** 'R' root, '3' third, '5' fifth, '6' the scale tone over it, '8' octave, 'A' the step leading to the next chord. */
export function bass(pattern: string, force = 0.62): Play {
  return (song) => {
    const tone = ({ start, beats, token }: Step): number => {
      const chord = chordAt(song, start);
      const root = near([chord.bass], 36);
      const [, third = 0, fifth = 0] = chord.tones;
      if (token === '3') return near([third], root + 4);
      if (token === '5') return near([fifth], root + (root > 38 ? -5 : 7));
      if (token === '8') return root + 12;
      if (token === '6') return near([(chord.root + 9) % 12], root + 9);
      if (token !== 'A') return root;
      const goal = near([chordAt(song, start + beats + 0.01).bass], 36);
      return nearest(pitchesIn(scaleOver(song.scale, chord), goal - 2, goal - 1), goal - 2);
    };
    const notes = steps(song, pattern).map((step) => {
      const accent = step.start % song.meter === 0 ? 1.08 : 1;
      return { start: step.start, beats: step.beats * 0.92, pitch: tone(step), force: force * accent };
    });
    return [...notes.filter(({ pitch }) => Number.isFinite(pitch)), last(song, force)];
  };
}

/** A walking line: chord tones on strong beats, a neighbour leading into each new chord. */
export function walk(force = 0.66): Play {
  return (song) => {
    const notes: Note[] = [];
    let at = near([chordAt(song, 0).bass], 38);
    for (let start = 0; start < song.finale; start += 1) {
      const chord = chordAt(song, start);
      const next = chordAt(song, start + 1);
      if (start === chord.start) at = near([chord.bass], at);
      else if (next !== chord) at = approach(near([next.bass], at), song);
      else at = step(song, at, start);
      notes.push({ start, beats: 0.94, pitch: at, force: force * (start % 2 === 1 ? 1.06 : 1) });
    }
    return [...notes, last(song, force)];
  };
}

function approach(goal: number, { random }: Song): number {
  const side = goal - 2 < low ? 1 : random.pick([-1, -1, 1, 2]);
  return goal + side;
}

function step(song: Song, at: number, start: number): number {
  const chord = chordAt(song, start);
  const classes = start % 2 === 0 ? chord.tones : scaleOver(song.scale, chord);
  const choices = pitchesIn(classes, Math.max(low, at - 5), Math.min(high - 4, at + 5)).filter((note) => note !== at);
  return choices.length === 0 ? at : song.random.pick(choices);
}
