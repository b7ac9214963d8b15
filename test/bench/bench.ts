import { argv } from 'node:process';
import { buildCommit, commitOf } from './build-commit.ts';
import { builtForm, floorForm } from './forms.ts';
import { readOptions } from './options.ts';
import { plansOf } from './plans.ts';
import { reportOf } from './report/report.ts';
import { run } from './run.ts';
import { startSite } from './server.ts';

// Compares the built form with the floor, or with the form of an earlier commit: npm run bench (README.md).

const { samples: visits, only, against } = readOptions(argv.slice(2));
const commit = against === null ? null : commitOf(against);
const base = commit === null ? floorForm : builtForm(commit.slice(0, 7), buildCommit(commit));
const tested = builtForm('form');

const site = await startSite([base, tested]);
try {
  const samples = await run({ site, forms: [base, tested], plans: plansOf(only), visits });
  console.log(reportOf(samples, { base: base.name, tested: tested.name, visits }));
} finally {
  await site.close();
}
