import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** What axe-core finds wrong on the page as it is, shadow roots included; one text for each place. */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const results = await page.evaluate(() => {
    // With forced colours the browser takes care of contrast, and axe reads a text colour that is not painted.
    const areColorsForced = matchMedia('(forced-colors: active)').matches;
    const rules = { 'color-contrast': { enabled: !areColorsForced } };
    return window.axe?.run({ resultTypes: ['violations'], rules });
  });
  if (results === undefined) throw new Error('axe-core is not in the page.');
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} at ${JSON.stringify(target)}: ${failureSummary?.replace(/^.*:\n\s*/u, '') ?? ''}`,
    ),
  );
}
