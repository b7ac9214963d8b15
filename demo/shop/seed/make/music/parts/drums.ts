import type { Note } from '../midi.ts';
import { steps, type Play } from '../song.ts';

const sounds = {
  kick: 36,
  stick: 37,
  snare: 38,
  clap: 39,
  hat: 42,
  pedal: 44,
  open: 46,
  crash: 49,
  ride: 51,
  tambourine: 54,
  cowbell: 56,
  conga: 63,
  lowConga: 64,
  cabasa: 69,
  shaker: 70,
  wood: 76,
  sleigh: 83,
  triangle: 81,
} as const;

export type Groove = Partial<Record<keyof typeof sounds, string>>;

const forces: Readonly<Record<string, number>> = { X: 0.85, x: 0.64, o: 0.42 };

/** 'X' loud, 'x' plain, 'o' soft; the finale is one stroke of `close`. */
export function drums(groove: Groove, level = 1, close: keyof typeof sounds = 'kick'): Play {
  return (song) => {
    const notes = Object.entries(groove).flatMap(([name, pattern]) =>
      steps(song, pattern).map(({ start, token }): Note => {
        const pitch = sounds[name as keyof typeof sounds];
        return { start, beats: 0.2, pitch, force: (forces[token] ?? 0.5) * level };
      }),
    );
    return [...notes, { start: song.finale, beats: 1, pitch: sounds[close], force: 0.6 * level }];
  };
}
