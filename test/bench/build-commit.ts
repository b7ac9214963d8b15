import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';

const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Builds the form of a commit in a work tree of its own, unless that was done before. Returns its script. */
export function buildCommit(ref: string): string {
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`);
  const [folder, tree] = [`build/bench/${commit}`, resolve(`build/bench/tree-${commit}`)];
  if (existsSync(`${folder}/voice-order-form.js`)) return `${folder}/voice-order-form.js`;
  git('worktree', 'add', '--detach', '--force', tree, commit);
  try {
    const options: ExecFileSyncOptions = { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] };
    const lock = 'package-lock.json';
    if (readFileSync(lock, 'utf8') === readFileSync(`${tree}/${lock}`, 'utf8')) {
      symlinkSync(resolve('node_modules'), `${tree}/node_modules`);
    } else execFileSync('npm', ['ci', '--ignore-scripts'], options);
    execFileSync('node_modules/.bin/rollup', ['-c', '--silent'], options);
    cpSync(`${tree}/dist`, folder, { recursive: true });
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
  return `${folder}/voice-order-form.js`;
}
