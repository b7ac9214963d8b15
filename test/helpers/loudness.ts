/** A filter of the second order, by the coefficients of its input and of its output. */
type Filter = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

function filtered(samples: Float32Array, [b0, b1, b2, a1, a2]: Filter): Float32Array {
  const out = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  // A plain loop: there are millions of samples.
  for (let at = 0; at < samples.length; at += 1) {
    const x = samples[at] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    out[at] = y;
  }
  return out;
}

/** What a head does to sound: ITU-R BS.1770, annex 1, for any sample rate. */
function headFilter(rate: number): Filter {
  const [k, q] = [Math.tan((Math.PI * 1681.974450955533) / rate), 0.7071752369554196];
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  const [b0, b2] = [high + (band * k) / q + k * k, high - (band * k) / q + k * k];
  return [b0 / a0, (2 * (k * k - high)) / a0, b2 / a0, (2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0];
}

/** Low tones count less: the same, second filter. */
function lowCutFilter(rate: number): Filter {
  const [k, q] = [Math.tan((Math.PI * 38.13547087602444) / rate), 0.5003270373238773];
  const a0 = 1 + k / q + k * k;
  return [1, -2, 1, (2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0];
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
const toLufs = (power: number): number => -0.691 + 10 * Math.log10(power);

function powerOf(samples: Float32Array): number {
  let sum = 0;
  for (const one of samples) sum += one * one;
  return sum / samples.length;
}

/** The power of each 400 ms, one beginning every 100 ms. */
function powersOf(samples: Float32Array, rate: number): readonly number[] {
  const tenth = Math.round(rate * 0.1);
  const count = Math.floor(samples.length / tenth);
  const tenths = Array.from({ length: count }, (_, at) => powerOf(samples.subarray(at * tenth, (at + 1) * tenth)));
  return tenths.slice(3).map((_, at) => mean(tenths.slice(at, at + 4)));
}

/** How loud a sound is as a whole, in LUFS: ITU-R BS.1770 with its two gates. Each channel counts alike. */
export function loudnessOf(channels: readonly Float32Array[], rate: number): number {
  const heard = channels.map((one) => powersOf(filtered(filtered(one, headFilter(rate)), lowCutFilter(rate)), rate));
  const blocks = (heard[0] ?? []).map((_, at) => heard.reduce((sum, powers) => sum + (powers[at] ?? 0), 0));
  const loud = blocks.filter((power) => toLufs(power) > -70);
  const gate = toLufs(mean(loud)) - 10;
  return toLufs(mean(loud.filter((power) => toLufs(power) > gate)));
}
