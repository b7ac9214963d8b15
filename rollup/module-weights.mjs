import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = ['src', 'rollup', 'rollup.config.mjs', 'package-lock.json'];

/** The lines that git prints; none outside a clone. */
function git(...args) {
  try {
    const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return output.split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** The commits of the current sources, newest first; `changed` comes first if there are uncommitted changes. */
function versions() {
  const commits = git('rev-list', '--max-count=50', 'HEAD');
  const isCommitted = commits.length > 0 && git('status', '--porcelain', '--', ...sources).length === 0;
  return isCommitted ? commits : ['changed', ...commits];
}

const fileOf = (version) => join(root, `node_modules/.cache/voice-order-form/weights/${version}.json`);
const read = (version) => JSON.parse(readFileSync(fileOf(version), 'utf8'));

function weightsOf(chunk) {
  const modules = Object.entries(chunk.modules ?? {}).filter(([, { renderedLength }]) => renderedLength > 0);
  return modules.map(([id, { renderedLength }]) => {
    const path = relative(root, id.replace('\0', '')).replace(/^.*node_modules\//u, '');
    return [`${chunk.fileName}: ${path}`, renderedLength];
  });
}

/** Records how many characters of each module are in the built files, for the size test. An output plugin. */
export const moduleWeights = () => ({
  name: 'module-weights',
  generateBundle(_options, bundle) {
    const file = fileOf(versions()[0]);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(Object.fromEntries(Object.values(bundle).flatMap(weightsOf))));
  },
});

/** The modules whose weights differ, as lines: the one that has grown most comes first. */
export function compareWeights(before, after) {
  const modules = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changes = modules.map((module) => ({ module, change: (after[module] ?? 0) - (before[module] ?? 0) }));
  return changes
    .filter(({ change }) => change !== 0)
    .toSorted((a, b) => b.change - a.change)
    .map(({ module, change }) => `${change > 0 ? '+' : ''}${change} ${module} (${after[module] ?? 0})`);
}

/** What each module weighs now, in characters before minification, against the last commit that was built here. */
export function weightReport() {
  const [current, ...commits] = versions();
  const earlier = commits.find((commit) => existsSync(fileOf(commit)));
  const lines = compareWeights(earlier === undefined ? {} : read(earlier), read(current));
  return [`The modules against ${earlier ?? 'nothing, as no earlier commit was built here'}:`, ...lines].join('\n');
}
