import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest tests, so that no worker is left with one of them while the others are done. */
const longest = [
  'shop/file/file',
  'shop/check-table',
  'unit/package',
  ...['axe', 'hosts', 'looks', 'button-and-frames', 'checkout', 'csp', 'account', 'kit', 'first-click'].map(
    (name) => `e2e/${name}`,
  ),
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return rank === -1 ? longest.length : rank;
};

const needsDocument = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment happy-dom');

/**
 * The order of test files. Those that need a document follow one another: a worker that changes its environment starts
 * again, and loads all modules once more.
 */
export class FileOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const places = new Map(files.map((file) => [file, needsDocument(file) ? -1 : rankOf(file)]));
    return Promise.resolve(files.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0)));
  }
}
