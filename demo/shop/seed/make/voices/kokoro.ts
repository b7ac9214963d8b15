import { readFileSync } from 'node:fs';
import { loadTool, toolPath } from '../tools.ts';

interface Tensor {
  data: Float32Array;
}
interface Session {
  run(feeds: Record<string, Tensor>): Promise<Record<string, Tensor>>;
}
interface Runtime {
  InferenceSession: { create(path: string): Promise<Session> };
  Tensor: new (type: string, data: BigInt64Array | Float32Array, dims: number[]) => Tensor;
}
interface Tokenizer {
  model: { vocab: Record<string, number> };
}

/** Shares of the model's own speakers; several make a new person. */
export type Blend = Readonly<Record<string, number>>;
export type Speak = (phonemes: string, blend: Blend, speed: number) => Promise<Float32Array>;

export const sampleRate = 24_000;
const styleSize = 256;

function tokenIds(phonemes: string, vocab: Record<string, number>): number[] {
  const ids = [...phonemes].map((letter) => {
    const id = vocab[letter];
    if (id === undefined) throw new Error(`No token for "${letter}" in "${phonemes}"`);
    return id;
  });
  return [0, ...ids, 0];
}

function style(blend: Blend, tokens: number): Float32Array {
  const mixed = new Float32Array(styleSize);
  for (const [speaker, share] of Object.entries(blend)) {
    const file = readFileSync(toolPath('kokoro', 'build', 'voices', `${speaker}.bin`));
    for (let i = 0; i < styleSize; i += 1) {
      mixed[i] = (mixed[i] ?? 0) + share * file.readFloatLE((tokens * styleSize + i) * 4);
    }
  }
  return mixed;
}

export async function openKokoro(): Promise<Speak> {
  const { InferenceSession, Tensor } = await loadTool<Runtime>('onnxruntime-node');
  const build = toolPath('kokoro', 'build');
  const session = await InferenceSession.create(`${build}/kokoro-quantized.onnx`);
  const { model } = JSON.parse(readFileSync(`${build}/tokenizer.json`, 'utf8')) as Tokenizer;
  return async (phonemes, blend, speed) => {
    const ids = tokenIds(phonemes, model.vocab);
    const out = await session.run({
      input_ids: new Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]),
      style: new Tensor('float32', style(blend, ids.length - 2), [1, styleSize]),
      speed: new Tensor('float32', Float32Array.of(speed), [1]),
    });
    const wave = out['waveform'];
    if (wave === undefined) throw new Error('The model gave no waveform');
    return wave.data;
  };
}
