import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../tools.ts';
import { drumChannel, isDrums, programs } from './instruments.ts';
import { midiFile, type Note } from './midi.ts';
import { songOf, type Part, type Plan, type Song } from './song.ts';

export interface Stem {
  wave: string;
  /** In decibels. */
  gain: number;
}

const soundfont = '/usr/share/sounds/sf3/MuseScore_General_Full.sf3';
const stemLoudness = -24;
const settings = [
  'synth.reverb.room-size=0.62',
  'synth.reverb.damp=0.35',
  'synth.reverb.level=0.7',
  'synth.dynamic-sample-loading=1',
].flatMap((setting) => ['-o', setting]);

/** Integrated loudness in LUFS, pauses left out. */
export function loudness(wave: string, filter: string): number {
  const filters = ['-af', `${filter},ebur128=framelog=verbose`, '-f', 'null', '-'];
  const { stderr } = run('ffmpeg', ['-hide_banner', '-nostats', '-i', wave, ...filters]);
  return Number(/I:\s+(-?[\d.]+) LUFS/.exec(stderr.split('Summary').at(-1) ?? '')?.[1]);
}

function swung(beat: number, swing: number): number {
  const whole = Math.floor(beat + 1e-6);
  const part = Math.max(0, beat - whole);
  return whole + (part < 0.5 ? part * 2 * swing : swing + (part - 0.5) * 2 * (1 - swing));
}

/** Nobody plays on the grid, nor each note as loud as the last; the whole swells gently towards its middle. */
function played(note: Note, { random, end, bpm }: Song, swing: number): Note {
  const late = ((random.next() + random.next() - 1) * 0.012 * bpm) / 60;
  const swell = 0.93 + 0.1 * Math.sin((Math.PI * note.start) / end);
  const force = note.force * swell * random.between(0.93, 1.07);
  return { ...note, start: Math.max(0, swung(note.start, swing) + late), force };
}

function scoreOf(part: Part, song: Song, swing: number): Uint8Array {
  const { instrument, pan = 64, reverb = 45, from = 0 } = part;
  const notes = part.play(song).filter(({ start }) => start >= from * song.meter - 0.6);
  const human = notes.map((note) => played(note, song, swing));
  const channel = isDrums(instrument) ? drumChannel : 0;
  return midiFile([{ channel, program: programs[instrument], pan, reverb, notes: human }], song.bpm);
}

export function stemsOf(plan: Plan, folder: string): Stem[] {
  const song = songOf(plan);
  return plan.parts.map((part, index) => {
    const [score, wave] = [join(folder, `${index}.mid`), join(folder, `${index}.wav`)];
    writeFileSync(score, scoreOf(part, song, plan.swing ?? 0.5));
    run('fluidsynth', ['-ni', '-q', '-g', '0.6', '-r', '44100', '-C', '0', ...settings, '-F', wave, soundfont, score]);
    const found = loudness(wave, 'anull');
    if (!(found > -60)) throw new Error(`${plan.id}: no sound from ${part.instrument}`);
    return { wave, gain: stemLoudness + part.level - found };
  });
}
