import { parseArgs } from 'node:util';
import { buildCommit } from './build-commit.ts';
import { add } from './measures/add.ts';
import { heap } from './measures/heap.ts';
import { key } from './measures/key.ts';
import type { Measure } from './measures/measure.ts';
import { mounts } from './measures/mount.ts';
import { shift } from './measures/shift.ts';
import { summary } from './measures/summary.ts';
import { tab } from './measures/tab.ts';
import { visible } from './measures/visible.ts';
import { builtForm, floor, startServer, type Form } from './server.ts';
import { openVisit } from './visit.ts';

// Compares the built form with a bare React form, and with an earlier commit: npm run bench (README.md).

const measures = [visible, shift, heap, key, tab, add, summary, mounts];

const { samples, only, against } = parseArgs({
  options: { samples: { type: 'string', default: '5' }, only: { type: 'string' }, against: { type: 'string' } },
}).values;
const earlier = against === undefined ? [] : [builtForm('earlier', buildCommit(against))];
const forms = [floor, ...earlier, builtForm('form', 'dist/voice-order-form.js')];
const server = await startServer(forms);

async function sample({ measure, isSlowed = false }: Measure, form: Form): Promise<number> {
  const visit = await openVisit(`${server.url}/${form.name}.html`, form, isSlowed);
  return measure(visit).finally(() => visit.close());
}

/** The median of numbers, with the least and the greatest one. */
function spread(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  const digits = (index: number): string => (sorted[index] ?? Number.NaN).toPrecision(3);
  return `${digits(Math.floor(sorted.length / 2))} (${digits(0)} to ${digits(sorted.length - 1)})`;
}

/** Samples the forms in turn, so that other load on the machine affects all. Returns a row of the table. */
async function rowOf(measure: Measure): Promise<string> {
  const results: readonly { readonly form: Form; readonly numbers: number[] }[] = forms.map((form) => ({
    form,
    numbers: [],
  }));
  for (let round = 0; round < Number(samples); round += 1) {
    for (const { form, numbers } of results) numbers.push(await sample(measure, form));
  }
  const tested = results.at(-1)?.numbers ?? [];
  const ratios = results
    .slice(0, -1)
    .map(({ numbers }) => tested.map((value, round) => value / (numbers[round] ?? Number.NaN)));
  const limit = `${measure.limit}${measure.isAbsolute ? ` ${measure.unit}` : ' × floor'}`;
  const cells = [...results.map(({ numbers }) => `${spread(numbers)} ${measure.unit}`), ...ratios.map(spread), limit];
  return `| ${[measure.name, ...cells].join(' | ')} |`;
}

const names = forms.map(({ name }) => name);
const head = ['measure', ...names, ...names.slice(0, -1).map((name) => `form / ${name}`), 'limit'];
console.log(`| ${head.join(' | ')} |\n| ${head.map(() => '---').join(' | ')} |`);
try {
  for (const measure of measures.filter(({ name }) => only === undefined || only.split(',').includes(name))) {
    console.log(await rowOf(measure));
  }
} finally {
  server.close();
}
