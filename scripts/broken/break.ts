import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pid } from 'node:process';
import * as v from 'valibot';

/** Something that money or typed texts rest on, broken: a text of a file, what it becomes, and the test that has to fail. */
export interface Break {
  readonly what: string;
  readonly file: string;
  readonly is: string;
  readonly becomes: string;
  readonly test: string;
}

const report = v.object({
  testResults: v.array(v.object({ assertionResults: v.array(v.object({ status: v.string(), title: v.string() })) })),
});

/** The tests of a file that fail, by their names. Throws where none of them ran, as when something does not compile. */
function failuresOf(test: string): readonly string[] {
  const path = join(tmpdir(), `broken-${pid}.json`);
  const reporter = ['--reporter', 'json', '--outputFile', path];
  const projects = ['unit', 'unit-alone', 'shop', 'shop-alone'].flatMap((name) => ['--project', name]);
  const { stderr } = spawnSync('npx', ['vitest', 'run', ...projects, test, ...reporter], { encoding: 'utf8' });
  const { testResults } = v.parse(report, JSON.parse(readFileSync(path, 'utf8')));
  rmSync(path);
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  if (results.length === 0) throw new Error(`${test} did not run. ${stderr}`);
  return results.filter(({ status }) => status === 'failed').map(({ title }) => title);
}

/** How often a file has the text that is to be broken; once is right. */
export const timesIn = ({ file, is }: Break): number => readFileSync(file, 'utf8').split(is).length - 1;

/** Breaks a thing, gives the tests that say so, and puts it right again. */
export function tryBreak(one: Break): readonly string[] {
  const { file, is, becomes, test } = one;
  if (timesIn(one) !== 1) throw new Error(`${file} does not have this once: ${is}`);
  const whole = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    whole.replace(is, () => becomes),
  );
  try {
    return failuresOf(test);
  } finally {
    writeFileSync(file, whole);
  }
}
