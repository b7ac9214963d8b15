import { BaseSequencer, type TestSpecification } from 'vitest/node';

const longest = ['axe', 'hands', 'hosts', 'looks', 'health-report', 'focus', 'frames', 'account', 'shop-pages', 'csp'];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = longest.findIndex((name) => moduleId.endsWith(`/e2e/${name}.test.ts`));
  return rank === -1 ? longest.length : rank;
};

/** Starts with the slowest files, so that no worker is left with one of them while the others are done. */
export class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => rankOf(one) - rankOf(other)));
  }
}
