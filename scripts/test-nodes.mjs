import { execFileSync, spawnSync } from 'node:child_process';
import { argv, exit } from 'node:process';

// Runs the tests of the form's core and of the shop on each Node that is maintained: npm run test:nodes, or with versions
// and test files behind `--`. Node 20 is what package.json asks for at least.

const isVersion = (word) => /^\d/u.test(word);
const asked = argv.slice(2).filter(isVersion);
const versions = asked.length > 0 ? asked : ['20.19', '22', '24'];
const files = argv.slice(2).filter((word) => !isVersion(word));

/** The path of a Node of this version, from the package `node` of npm. */
function nodeOf(version) {
  const words = ['-y', '-p', `node@${version}`, 'node', '-p', 'process.execPath'];
  return execFileSync('npx', words, { encoding: 'utf8' }).trim();
}

const failed = versions.filter((version) => {
  const node = nodeOf(version);
  console.log(`Node ${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()}`);
  const words = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'shop', ...files];
  return spawnSync(node, words, { stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0) {
  console.error(`Tests failed on Node ${failed.join(', ')}.`);
  exit(1);
}
