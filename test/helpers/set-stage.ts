import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { createStage, type Stage } from './stage.ts';

/**
 * One stage for the tests of a file. Closes the pages after each test, and fails a test on whose pages an error was
 * caught by nobody.
 */
export function setStage(): () => Stage {
  let stage: Stage | undefined;
  const get = (): Stage => {
    if (stage === undefined) throw new Error('The stage is only there inside of tests.');
    return stage;
  };
  beforeAll(async () => {
    stage = await createStage();
  });
  afterEach(async () => {
    await Promise.all(
      get()
        .browser.contexts()
        .map((context) => context.close()),
    );
    expect(get().takePageErrors()).toEqual([]);
  });
  afterAll(() => stage?.close());
  return get;
}
