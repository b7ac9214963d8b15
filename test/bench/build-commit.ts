import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { scriptsBeside } from './scripts-beside.ts';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** The full name of a commit that goes by a tag, a branch or a beginning. Throws where there is none. */
export const commitOf = (ref: string): string => git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);

const lock = 'package-lock.json';
const sameLock = (tree: string): boolean => readFileSync(lock, 'utf8') === readFileSync(join(tree, lock), 'utf8');

function build(tree: string): void {
  const inTree = { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] as const };
  if (sameLock(tree)) symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  else execFileSync('npm', ['ci', '--ignore-scripts'], { ...inTree, stdio: [...inTree.stdio] });
  execFileSync(join(tree, 'node_modules/.bin/rollup'), ['-c', '--silent'], { ...inTree, stdio: [...inTree.stdio] });
}

/**
 * Builds the form of a commit in a work tree of its own, that goes again. Gives where its script lies; what was built
 * once is kept.
 */
export function buildCommit(commit: string): string {
  const folder = join('build/bench', commit);
  const script = join(folder, 'voice-order-form.js');
  if (existsSync(script)) return script;
  const tree = join(mkdtempSync(join(tmpdir(), 'bench-')), 'tree');
  git('worktree', 'add', '--detach', '--force', tree, commit);
  try {
    build(tree);
    mkdirSync(folder, { recursive: true });
    // The script comes last: once it is there, all is.
    for (const file of scriptsBeside(join(tree, 'dist/voice-order-form.js')).toReversed()) {
      copyFileSync(file, join(folder, basename(file)));
    }
  } finally {
    git('worktree', 'remove', '--force', tree);
    rmSync(join(tree, '..'), { recursive: true, force: true });
  }
  return script;
}
