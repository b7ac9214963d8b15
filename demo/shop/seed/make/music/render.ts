import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../tools.ts';
import { drumChannel, isDrums, programs } from './instruments.ts';
import { midiFile, type Note, type Track } from './midi.ts';
import { songOf, type Part, type Plan, type Song } from './song.ts';

const soundfont = '/usr/share/sounds/sf3/MuseScore_General_Full.sf3';
const seconds = 22;
const targetLoudness = -17;

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

function trackOf(part: Part, index: number, song: Song, swing: number): Track {
  const { instrument, volume, pan = 64, reverb = 45, from = 0 } = part;
  const channel = isDrums(instrument) ? drumChannel : index < drumChannel ? index : index + 1;
  const notes = part.play(song).filter(({ start }) => start >= from * song.meter - 0.6);
  const human = notes.map((note) => played(note, song, swing));
  return { channel, program: programs[instrument], volume, pan, reverb, notes: human };
}

function midiOf(plan: Plan): Uint8Array {
  const song = songOf(plan);
  const tracks = plan.parts.map((part, index) => trackOf(part, index, song, plan.swing ?? 0.5));
  return midiFile(tracks, plan.bpm);
}

function synthesise(midi: Uint8Array, folder: string): string {
  const [score, wave] = [join(folder, 'score.mid'), join(folder, 'score.wav')];
  writeFileSync(score, midi);
  const room = ['-o', 'synth.reverb.room-size=0.62', '-o', 'synth.reverb.damp=0.35', '-o', 'synth.reverb.level=0.7'];
  run('fluidsynth', ['-ni', '-q', '-g', '0.5', '-r', '44100', '-C', '0', ...room, '-F', wave, soundfont, score]);
  return wave;
}

const master = [
  'highpass=f=38',
  'equalizer=f=300:t=q:w=1:g=-1.5',
  'treble=f=7000:g=1',
  'stereotools=slev=0.75',
  'acompressor=threshold=-20dB:ratio=1.8:attack=25:release=250',
].join(',');

function gain(wave: string): number {
  const filter = `atrim=0:${seconds},${master},ebur128=framelog=verbose`;
  const { stderr } = run('ffmpeg', ['-hide_banner', '-nostats', '-i', wave, '-af', filter, '-f', 'null', '-']);
  return targetLoudness - Number(/I:\s+(-?[\d.]+) LUFS/.exec(stderr.split('Summary').at(-1) ?? '')?.[1]);
}

export function render(plan: Plan, file: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'music-'));
  const wave = synthesise(midiOf(plan), folder);
  const level = `volume=${gain(wave).toFixed(2)}dB,alimiter=limit=0.84:level=0`;
  const fades = `atrim=0:${seconds},afade=t=in:d=0.02,afade=t=out:st=${seconds - 1.8}:d=1.8:curve=qsin`;
  const mp3 = ['-ar', '32000', '-c:a', 'libmp3lame', '-b:a', '56k', '-compression_level', '0', '-map_metadata', '-1'];
  run('ffmpeg', ['-y', '-v', 'error', '-i', wave, '-af', `${master},${level},${fades}`, ...mp3, file]);
  rmSync(folder, { recursive: true });
}
