import { basename } from 'node:path';
import { argv } from 'node:process';
import { tryBreak } from './broken/break.ts';
import { breaks } from './broken/breaks.ts';

// Breaks, one at a time and in place, what money and typed texts rest on, and tells which test says so, as the table of
// docs/reliability.md. Named things are broken only.
const names = argv.slice(2);
const wanted = breaks.filter(({ what }) => names.length === 0 || names.some((name) => what.includes(name)));

console.log('| broken on purpose | said by |\n| --- | --- |');
for (const one of wanted) {
  const [said, ...others] = tryBreak(one);
  if (said === undefined) process.exitCode = 1;
  const more = others.length === 0 ? '' : `, and ${others.length} more`;
  console.log(`| ${one.what} | ${said === undefined ? '**no test**' : `${basename(one.test)}: ${said}${more}`} |`);
}
