import type { Note } from '../midi.ts';
import { chordAt, chordIndex, rolled, steps, type Play, type Song, type Step } from '../song.ts';
import { nearest, pitchesIn } from '../theory.ts';
import { leadVoices, type Register } from '../voicing.ts';

const guitar: Register = { low: 52, high: 69, voices: 4 };
const keys: Register = { low: 53, high: 72, voices: 4 };
const wide: Register = { low: 55, high: 76, voices: 4 };

function bassUnder(song: Song, time: number, low = 40): number {
  return pitchesIn([chordAt(song, time).bass], low, low + 11)[0] ?? low;
}

function fifthUnder(song: Song, time: number): number {
  const { tones } = chordAt(song, time);
  return nearest(pitchesIn([tones[2] ?? 0], 40, 52), bassUnder(song, time) + 3);
}

interface Touch {
  force: number;
  delay: number;
}

function ringing(song: Song, voicing: readonly number[], { force, delay }: Touch): Note[] {
  const note = { start: song.finale, beats: song.meter + 2, force };
  return rolled([bassUnder(song, song.finale), ...voicing], note, delay);
}

/** 'B' is the bass string, 'F' its fifth, 1 to 4 the upper strings; '+' plucks together. Strings ring on. */
export function pick(pattern: string, force = 0.58, register = guitar): Play {
  return (song) => {
    const voicings = leadVoices(song.chords, register);
    const pluck = ({ start, token }: Step): Note[] => {
      const at = chordIndex(song, start);
      const chord = chordAt(song, start);
      const beats = Math.min(chord.start + chord.beats - start, 2.5);
      return token.split('+').map((string) => {
        if (string === 'B') return { start, beats, pitch: bassUnder(song, start), force: force + 0.1 };
        if (string === 'F') return { start, beats, pitch: fifthUnder(song, start), force: force + 0.05 };
        const voicing = voicings[at] ?? [];
        return { start, beats, pitch: voicing[(Number(string) - 1) % voicing.length] ?? 60, force };
      });
    };
    return [...steps(song, pattern).flatMap(pluck), ...ringing(song, voicings.at(-1) ?? [], { force, delay: 0.07 })];
  };
}

/** 'D' strums down over all strings, 'd' softly, 'U' up over the thin ones, 'u' softly. */
export function strum(pattern: string, force = 0.55): Play {
  return (song) => {
    const voicings = leadVoices(song.chords, { low: 50, high: 70, voices: 4 });
    const stroke = ({ start, beats, token }: Step): Note[] => {
      const voicing = voicings[chordIndex(song, start)] ?? [];
      const down = token.toUpperCase() === 'D';
      const loud = force * (down ? 1 : 0.82) * (token === token.toUpperCase() ? 1 : 0.75);
      const strings = down ? [bassUnder(song, start), ...voicing] : voicing.toReversed().slice(0, 3);
      return rolled(strings, { start, beats: beats + 0.1, force: loud }, 0.022);
    };
    return [...steps(song, pattern).flatMap(stroke), ...ringing(song, voicings.at(-1) ?? [], { force, delay: 0.05 })];
  };
}

/** Chords in a rhythm of 'x' and soft 'o'; a stroke just before a change takes the chord to come. */
export function comp(pattern: string, force = 0.5, register: Register = keys): Play {
  return (song) => {
    const voicings = leadVoices(song.chords, register);
    const hit = ({ start, beats, token }: Step): Note[] => {
      const ahead = start % song.meter > song.meter - 0.6 ? 0.5 : 0;
      const voicing = voicings[chordIndex(song, start + ahead)] ?? [];
      return rolled(voicing, { start, beats: beats * 0.95, force: token === 'x' ? force : force * 0.75 }, 0.012);
    };
    const last = { start: song.finale, beats: song.meter + 2, force: force * 0.95 };
    return [...steps(song, pattern).flatMap(hit), ...rolled(voicings.at(-1) ?? [], last, 0.06)];
  };
}

/** Voices 1 to 4 of the led chord, 5 to 8 an octave up; '0' is the bass. */
export function arpeggio(pattern: string, force = 0.5, register: Register = wide): Play {
  return (song) => {
    const voicings = leadVoices(song.chords, register);
    const play = ({ start, beats, token }: Step): Note[] => {
      const voicing = voicings[chordIndex(song, start)] ?? [];
      return token.split('+').map((name) => {
        const at = Number(name) - 1;
        const lift = 12 * Math.floor(at / voicing.length);
        const pitch = at < 0 ? bassUnder(song, start, 36) : (voicing[at % voicing.length] ?? 60) + lift;
        return { start, beats: Math.max(beats, 1.5), pitch, force: at < 0 ? force * 1.1 : force };
      });
    };
    const last = voicings.at(-1) ?? [];
    return [...steps(song, pattern).flatMap(play), ...ringing(song, last, { force, delay: 0.12 })];
  };
}

/** Held chords, each a little into the next. */
export function pad(force = 0.45, register: Register = wide): Play {
  return (song) => {
    const voicings = leadVoices(song.chords, register);
    return song.chords.flatMap(({ start, beats }, i) => {
      const tail = start >= song.finale ? 2 : 0.15;
      return (voicings[i] ?? []).map((pitch) => ({ start, beats: beats + tail, pitch, force }));
    });
  };
}
