import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** When, of what and on what something was measured, as a sentence. */
export function originOf(samples: number): string {
  const date = new Date().toISOString().slice(0, 10);
  const edits = git('status', '--porcelain', '--', 'src') === '' ? '' : ' with edits';
  const commit = git('rev-parse', '--short', 'HEAD');
  return `${date}, commit ${commit}${edits}: median of ${samples} visits, ${availableParallelism()} processors.`;
}
