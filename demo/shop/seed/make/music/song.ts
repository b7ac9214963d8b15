import type { Note } from './midi.ts';
import type { Instrument } from './instruments.ts';
import { seeded, type Random } from './random.ts';
import { chordsOf, scaleOf, type Chord, type Mode } from './theory.ts';

export interface Song {
  id: string;
  bpm: number;
  meter: number;
  chords: readonly Chord[];
  scale: readonly number[];
  random: Random;
  /** Where the last bar starts, in which patterns give way to one ringing chord. */
  finale: number;
  end: number;
}

export type Play = (song: Song) => Note[];

export interface Part {
  instrument: Instrument;
  /** In decibels against the lead part; the soundfont's own loudness is evened out. */
  level: number;
  play: Play;
  pan?: number;
  reverb?: number;
  /** First bar in which the part is heard. */
  from?: number;
}

export interface Plan {
  id: string;
  bpm: number;
  meter?: number;
  /** Where the second half of a beat falls: 0.5 is straight, 0.66 a full swing. */
  swing?: number;
  key: string;
  mode?: Mode;
  chords: string;
  parts: readonly Part[];
}

export interface Step {
  start: number;
  beats: number;
  token: string;
}

export function songOf({ id, bpm, meter = 4, key, mode = 'major', chords: text }: Plan): Song {
  const chords = chordsOf(text, meter);
  const end = chords.reduce((sum, { beats }) => sum + beats, 0);
  return { id, bpm, meter, chords, scale: scaleOf(key, mode), random: seeded(id), finale: end - meter, end };
}

export function chordIndex({ chords }: Song, time: number): number {
  return chords.findLastIndex(({ start }) => start <= time + 1e-6);
}

export function chordAt(song: Song, time: number): Chord {
  const chord = song.chords[chordIndex(song, time)];
  if (chord === undefined) throw new Error('A song needs chords');
  return chord;
}

/** A pattern's steps in every bar up to the finale; '-' holds the step before, '.' is silence, '|' parts its bars. */
export function steps({ meter, finale }: Song, pattern: string): Step[] {
  const bars = pattern.split('|').map((bar) => bar.trim().split(bar.trim().includes(' ') ? /\s+/ : ''));
  const found: Step[] = [];
  for (let bar = 0; bar * meter < finale; bar += 1) {
    const tokens = bars[bar % bars.length] ?? [];
    const beats = meter / tokens.length;
    tokens.forEach((token, i) => {
      const last = found.at(-1);
      if (token === '-' && last !== undefined) last.beats += beats;
      else found.push({ start: bar * meter + i * beats, beats, token });
    });
  }
  return found.filter(({ token }) => token !== '.' && token !== '-');
}

/** Notes of a chord one after the other, as a hand rolls it. */
export function rolled(pitches: readonly number[], note: Omit<Note, 'pitch'>, delay: number): Note[] {
  return pitches.map((pitch, i) => ({
    pitch,
    start: note.start + i * delay,
    beats: note.beats - i * delay,
    force: note.force,
  }));
}
