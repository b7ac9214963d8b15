import { argv } from 'node:process';
import { buildCommit, commitOf } from './build-commit.ts';
import { bareForm, builtForm, floorForm } from './forms.ts';
import { readOptions } from './options.ts';
import { plansOf } from './plans.ts';
import { reportOf } from './report/report.ts';
import { run } from './run.ts';
import { startSite } from './server.ts';

// Compares the built form with two floors, and with the form of an earlier commit: npm run bench (README.md).

const { samples: visits, only, against } = readOptions(argv.slice(2));
const commit = against === null ? null : commitOf(against);
const earlier = commit === null ? [] : [builtForm(commit.slice(0, 7), buildCommit(commit))];
const forms = [bareForm, floorForm, ...earlier, builtForm('form')];

const site = await startSite(forms);
try {
  const samples = await run({ site, forms, plans: plansOf(only), visits });
  console.log(reportOf(samples, { names: forms.map(({ name }) => name), visits }));
} finally {
  await site.close();
}
