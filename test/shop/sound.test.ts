import { MPEGDecoder } from 'mpg123-decoder';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { soundtracks } from '../../demo/shop/seed/soundtracks.ts';
import { voices } from '../../demo/shop/seed/voices.ts';
import { loudnessOf } from '../helpers/loudness.ts';

const shop = fileURLToPath(new URL('../../demo/shop', import.meta.url));

interface Measured {
  readonly path: string;
  /** In LUFS. */
  readonly loudness: number;
  /** The largest sample; 1 is where clipping begins. */
  readonly peak: number;
  /** Seconds until there is something to hear. */
  readonly silence: number;
}

function peakOf(samples: Float32Array): number {
  let most = 0;
  for (const one of samples) most = Math.max(most, Math.abs(one));
  return most;
}

/** What is softer than -50 dBFS is silence. */
const startOf = (samples: Float32Array): number => samples.findIndex((one) => Math.abs(one) > 10 ** (-50 / 20));

async function measure(path: string): Promise<Measured> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, sampleRate, errors } = decoder.decode(await readFile(shop + path));
  decoder.free();
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return {
    path,
    loudness: loudnessOf(channelData, sampleRate),
    peak: Math.max(...channelData.map(peakOf)),
    silence: Math.min(...channelData.map(startOf)) / sampleRate,
  };
}

it('loudness is measured as EBU Tech 3341 asks: a tone of 1 kHz at -23 dBFS on both sides is -23 LUFS', () => {
  const tone = Float32Array.from({ length: 48_000 * 5 }, (_, at) => 10 ** (-23 / 20) * Math.sin((at * Math.PI) / 24));
  expect(loudnessOf([tone, tone], 48_000)).toBeCloseTo(-23, 1);
});

describe.each([
  ['voices', voices.map(({ preview }) => preview)],
  ['soundtracks', soundtracks.map(({ file }) => `/${file.path}/${file.file}`)],
])('the %s', (_, paths) => {
  let all: readonly Measured[] = [];
  beforeAll(async () => {
    all = await Promise.all(paths.map(measure));
  }, 60_000);

  it('are equally loud, within 1 LU', () => {
    const sorted = all.toSorted((one, other) => one.loudness - other.loudness);
    const [softest, loudest] = [sorted[0], sorted.at(-1)];
    const range = (loudest?.loudness ?? 0) - (softest?.loudness ?? -70);
    expect(range, `from ${softest?.path} to ${loudest?.path}`).toBeLessThanOrEqual(1);
  });

  it('do not clip', () => {
    expect(all.filter(({ peak }) => peak === 0 || peak >= 1)).toEqual([]);
  });

  it('begin within 0.3 s', () => {
    expect(all.filter(({ silence }) => silence < 0 || silence > 0.3)).toEqual([]);
  });
});
