import { argv } from 'node:process';
import { floorAdapter } from './adapters/floor.ts';
import { formAdapter } from './adapters/form.ts';
import { readOptions } from './options.ts';
import { plansOf } from './plans.ts';
import { profile } from './profile/profile.ts';
import { originOf } from './report/origin.ts';
import { reportOf } from './report/report.ts';
import { run } from './run.ts';
import { startSite } from './server.ts';

// Holds the built form against the floor: npm run bench (README.md).

const adapters = [floorAdapter, formAdapter('form', 'dist/voice-order-form.js')];

const options = readOptions(argv.slice(2));
const site = await startSite(adapters);
try {
  if (options.profile !== null) {
    const adapter = adapters.find(({ name }) => name === options.form);
    if (adapter === undefined) throw new Error(`There is no form "${options.form}".`);
    console.log(await profile({ site, adapter, step: options.profile, folder: options.out }));
  } else {
    const samples = await run({
      site,
      adapters,
      plans: plansOf(options.only),
      samples: options.samples,
      tell: console.error,
    });
    // A peer is held against the floor like the form.
    const origin = originOf(options.samples);
    for (const { name } of adapters.slice(1)) {
      const pair = { base: floorAdapter.name, tested: name };
      console.log(reportOf(samples, options.format, { origin, pair, hasAims: true }));
    }
  }
} finally {
  await site.close();
}
