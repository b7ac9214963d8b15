import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../tools.ts';
import type { Plan } from './song.ts';
import { loudness, stemsOf, type Stem } from './stems.ts';

const seconds = 22;
const targetLoudness = -17;
const master = [
  `atrim=0:${seconds}`,
  'highpass=f=38',
  'equalizer=f=300:t=q:w=1:g=-1.5',
  'treble=f=7000:g=1',
  'stereotools=slev=0.75',
  'acompressor=threshold=-20dB:ratio=1.8:attack=25:release=250',
].join(',');
const fades = `afade=t=in:d=0.02,afade=t=out:st=${seconds - 1.8}:d=1.8:curve=qsin`;
const mp3 = ['-ar', '32000', '-c:a', 'libmp3lame', '-b:a', '56k', '-compression_level', '0', '-map_metadata', '-1'];

function mix(stems: readonly Stem[], folder: string): string {
  const file = join(folder, 'mix.wav');
  const inputs = stems.flatMap(({ wave }) => ['-i', wave]);
  const levels = stems.map(({ gain }, i) => `[${i}]volume=${gain.toFixed(2)}dB[s${i}]`);
  const sum = `${stems.map((_, i) => `[s${i}]`).join('')}amix=inputs=${stems.length}:normalize=0`;
  const graph = ['-filter_complex', [...levels, sum].join(';'), '-c:a', 'pcm_f32le'];
  run('ffmpeg', ['-y', '-v', 'error', ...inputs, ...graph, file]);
  return file;
}

export function render(plan: Plan, file: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'music-'));
  const wave = mix(stemsOf(plan, folder), folder);
  const gain = (targetLoudness - loudness(wave, master)).toFixed(2);
  const filter = `${master},volume=${gain}dB,alimiter=limit=0.84:level=0,${fades}`;
  run('ffmpeg', ['-y', '-v', 'error', '-i', wave, '-af', filter, ...mp3, file]);
  rmSync(folder, { recursive: true });
}
