import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { scriptsBeside } from './scripts-beside.ts';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** The full hash of a commit, given a tag, a branch or an abbreviation. Throws if there is none. */
export const commitOf = (ref: string): string => git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);

const lock = 'package-lock.json';
const sameLock = (tree: string): boolean => readFileSync(lock, 'utf8') === readFileSync(join(tree, lock), 'utf8');

function build(tree: string): void {
  const inTree = { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] as const };
  if (sameLock(tree)) symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  else execFileSync('npm', ['ci', '--ignore-scripts'], { ...inTree, stdio: [...inTree.stdio] });
  execFileSync(join(tree, 'node_modules/.bin/rollup'), ['-c', '--silent'], { ...inTree, stdio: [...inTree.stdio] });
}

/** Builds the form of a commit in a temporary work tree. Returns the path of its script; earlier builds are reused. */
export function buildCommit(commit: string): string {
  const folder = join('build/bench', commit);
  const script = join(folder, 'voice-order-form.js');
  if (existsSync(script)) return script;
  const tree = join(mkdtempSync(join(tmpdir(), 'bench-')), 'tree');
  git('worktree', 'add', '--detach', '--force', tree, commit);
  try {
    build(tree);
    mkdirSync(folder, { recursive: true });
    // The script is written last: once it exists, everything does.
    for (const file of scriptsBeside(join(tree, 'dist/voice-order-form.js')).toReversed()) {
      copyFileSync(file, join(folder, basename(file)));
    }
  } finally {
    git('worktree', 'remove', '--force', tree);
    rmSync(join(tree, '..'), { recursive: true, force: true });
  }
  return script;
}
