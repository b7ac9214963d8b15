import type { Note } from '../midi.ts';
import { chordAt, type Play } from '../song.ts';
import { pitch, pitchesIn } from '../theory.ts';

interface Written {
  start: number;
  beats: number;
  pitch: number | undefined;
}

function written(text: string): Written[] {
  let start = 0;
  return text
    .split(/[\s|]+/)
    .filter((token) => token !== '')
    .map((token) => {
      const [name = 'r', length = '1'] = token.split(':');
      const note = { start, beats: Number(length), pitch: name === 'r' ? undefined : pitch(name) };
      start += note.beats;
      return note;
    });
}

interface Manner {
  force?: number;
  /** Semitones. */
  shift?: number;
  /** Beats that strings or pedal let even a short note ring. */
  hold?: number;
}

/** A tune as it is known: 'E5 F#5:0.5 r:2', lengths in beats and 1 where none is given. */
export function tune(text: string, { force = 0.64, shift = 0, hold = 0 }: Manner = {}): Play {
  return ({ meter }) =>
    written(text).flatMap(({ start, beats, pitch: note }): Note[] => {
      if (note === undefined) return [];
      const accent = start % meter === 0 ? 1.06 : 1;
      return [{ start, beats: Math.max(hold, beats * 0.97), pitch: note + shift, force: force * accent }];
    });
}

/** A second voice to a melody: the chord tone next below it, a third or more away. */
export function below(lead: Play, softer = 0.8): Play {
  return (song) =>
    lead(song).flatMap((note): Note[] => {
      const tones = pitchesIn(chordAt(song, note.start).tones, note.pitch - 9, note.pitch - 3);
      const under = tones.at(-1);
      return under === undefined ? [] : [{ ...note, pitch: under, force: note.force * softer }];
    });
}
