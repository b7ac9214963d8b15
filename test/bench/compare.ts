import { argv } from 'node:process';
import { formAdapter } from './adapters/form.ts';
import { buildCommit, commitOf } from './compare/build-commit.ts';
import { readOptions } from './options.ts';
import { plansOf } from './plans.ts';
import { originOf } from './report/origin.ts';
import { reportOf } from './report/report.ts';
import { run } from './run.ts';
import { startSite } from './server.ts';

// Holds today's form against that of an earlier commit: npm run bench:compare REF (README.md).

const options = readOptions(argv.slice(2));
const [ref] = options.positionals;
if (ref === undefined) throw new Error('Say which commit: npm run bench:compare REF');
const commit = commitOf(ref);
const earlier = formAdapter(commit.slice(0, 7), buildCommit(commit));
const today = formAdapter('today', 'dist/voice-order-form.js');

const site = await startSite([earlier, today]);
try {
  const adapters = [earlier, today];
  const samples = await run({
    site,
    adapters,
    plans: plansOf(options.only),
    samples: options.samples,
    tell: console.error,
  });
  const pair = { base: earlier.name, tested: today.name };
  const origin = originOf(options.samples);
  console.log(reportOf(samples, options.format, { origin, pair, hasAims: false }));
} finally {
  await site.close();
}
