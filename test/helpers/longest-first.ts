import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Without notes of an earlier run vitest knows sizes only, and these files are small for how long they take. */
const longest = ['e2e/axe', 'e2e/hosts', 'e2e/frames', 'e2e/csp', 'e2e/kit', 'e2e/leaks', 'e2e/pictures'];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return rank === -1 ? longest.length : rank;
};

/** Begins with the files that take longest, so that no worker is left with one of them while the others are done. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
