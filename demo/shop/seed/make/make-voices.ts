import { mkdirSync } from 'node:fs';
import { voices } from '../voices.ts';
import { assetsDir, run, wanted } from './tools.ts';
import { openKokoro, sampleRate } from './voices/kokoro.ts';
import { phonemes } from './voices/phonemes.ts';
import { scripts } from './voices/scripts.ts';

const targetLoudness = -18;
const silence = 'silenceremove=start_periods=1:start_threshold=-45dB:start_silence=0.12';
const polish = [
  silence,
  `areverse,${silence},areverse`,
  'highpass=f=70',
  'equalizer=f=250:t=q:w=1:g=-1.5',
  'equalizer=f=3500:t=q:w=1.2:g=1.5',
  'acompressor=threshold=-22dB:ratio=2.5:attack=8:release=120',
].join(',');

const input = ['-f', 'f32le', '-ar', String(sampleRate), '-ac', '1', '-i', '-'];

/** A constant gain: loudnorm on its own would pump on clips this short. */
function gain(wave: Buffer): number {
  const args = ['-hide_banner', '-nostats', ...input, '-af', `${polish},ebur128=framelog=verbose`, '-f', 'null', '-'];
  const summary = run('ffmpeg', args, wave).stderr.split('Summary').at(-1) ?? '';
  const loudness = Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1]);
  return targetLoudness - loudness;
}

function encode(wave: Buffer, file: string): void {
  const fades = `afade=t=in:d=0.04,areverse,afade=t=in:d=0.15,areverse`;
  const level = `volume=${gain(wave).toFixed(2)}dB,alimiter=limit=0.89:level=0`;
  const filter = `${polish},${level},${fades}`;
  const mp3 = ['-c:a', 'libmp3lame', '-b:a', '40k', '-compression_level', '0', '-map_metadata', '-1'];
  run('ffmpeg', ['-y', '-v', 'error', ...input, '-af', filter, ...mp3, file], wave);
}

const speak = await openKokoro();
mkdirSync(`${assetsDir}voices`, { recursive: true });
for (const { id } of voices.filter((voice) => wanted(voice.id))) {
  const script = scripts[id];
  if (script === undefined) throw new Error(`No script for ${id}`);
  const samples = await speak(phonemes(script.text, script.dialect), script.blend, script.speed);
  const wave = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
  encode(wave, `${assetsDir}voices/${id}.mp3`);
  console.log(id, (samples.length / sampleRate).toFixed(1));
}
