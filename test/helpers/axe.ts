import axe, { type RuleObject } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

async function violationsWithin(
  page: Page,
  part: 'page' | 'sight',
  rules: RuleObject = {},
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const results = await page.evaluate(
    ({ where, rules: changed }) => {
      const dialog = document.querySelector('voice-order-form')?.shadowRoot?.querySelector('dialog:modal');
      const place = where === 'sight' && dialog ? dialog : document;
      return window.axe?.run(place, { resultTypes: ['violations'], rules: changed });
    },
    { where: part, rules },
  );
  if (results === undefined) throw new Error('axe-core is not in the page.');
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} at ${JSON.stringify(target)}: ${failureSummary?.replace(/^.*:\n\s*/u, '') ?? ''}`,
    ),
  );
}

/** Violations found by axe-core on the current page, including shadow roots; one text per place. */
export const violationsOn = (page: Page): Promise<readonly string[]> => violationsWithin(page, 'page');

/** The same of what is in sight: a modal dialog covers the page. */
export const violationsInSight = (page: Page): Promise<readonly string[]> => violationsWithin(page, 'sight');

/** The same of the page, with the rule for targets that are small or partly covered, which Lighthouse uses. */
export const violationsForLighthouse = (page: Page): Promise<readonly string[]> =>
  violationsWithin(page, 'page', { 'target-size': { enabled: true } });

/** Waits until colour transitions have ended: axe would read a colour in between. */
export const repainted = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const roots = [document, document.querySelector('voice-order-form')?.shadowRoot];
    const transitions = roots
      .flatMap((root) => root?.getAnimations() ?? [])
      .filter((one) => one instanceof CSSTransition);
    return Promise.allSettled(transitions.map((transition) => transition.finished)).then(() => null);
  });
