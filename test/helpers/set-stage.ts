import { afterEach, expect, test } from 'vitest';
import { launchBrowser, launchHeadlessShell } from './browser.ts';
import { createStage, type Stage } from './stage.ts';

/** Kept by a worker for all its files: launching browsers and filling databases took longer than some tests. */
const stagedWith = (launch: typeof launchBrowser) =>
  test.extend('stage', { scope: 'worker' }, async ({}, { onCleanup }): Promise<Stage> => {
    const stage = await createStage(launch);
    onCleanup(stage.close);
    return stage;
  });

const staged = {
  /** For most tests. */
  shell: stagedWith(launchHeadlessShell),
  /** For pages in the back/forward cache. */
  browser: stagedWith(launchBrowser),
};

/**
 * The worker's stage for the tests of a file, with a shop as it is after its first start. Closes the pages after each
 * test, and fails a test if its pages had uncaught errors.
 */
export function setStage(kind: keyof typeof staged = 'shell'): () => Stage {
  let current: Stage | undefined;
  const get = (): Stage => {
    if (current === undefined) throw new Error('The stage is only there inside of tests.');
    return current;
  };
  staged[kind].beforeAll(async ({ stage }) => {
    await stage.renewShop();
    current = stage;
  });
  afterEach(async () => {
    await Promise.all(
      get()
        .browser.contexts()
        .map((context) => context.close()),
    );
    expect(get().takePageErrors()).toEqual([]);
  });
  return get;
}
