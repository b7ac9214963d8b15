import type { Page, Route } from 'playwright-core';

/** An answer that is given in the shop's place. */
export interface StandIn {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const answer = (route: Route, { status, headers = {}, body = { message: 'Not now.' } }: StandIn): Promise<void> =>
  route.fulfill({ status, headers: { 'access-control-allow-origin': '*', ...headers }, json: body });

/**
 * Answers the first calls of a path in place of the shop; later calls reach it. Returns the number of calls so far.
 * `path` is below the API's base, such as `openrouter/generate-prompts`.
 */
export async function standIn(page: Page, path: string, answers: readonly StandIn[]): Promise<() => number> {
  let calls = 0;
  await page.route(`**/api/${path}`, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    const given = answers[calls];
    calls += 1;
    return given === undefined ? route.fallback() : answer(route, given);
  });
  return () => calls;
}
