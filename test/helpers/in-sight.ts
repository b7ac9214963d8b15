import type { Locator } from 'playwright-core';

/** Of these shares of its height, those at which it is out of the window or under something else, in its middle. */
export const coveredOf = (locator: Locator, shares = [0.03, 0.1, 0.5, 0.9]): Promise<readonly number[]> =>
  locator.evaluate((element, all) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
    return all.filter((share) => {
      const [x, y] = [left + width / 2, top + height * share];
      const outer = document.elementFromPoint(x, y);
      const hit = outer?.shadowRoot?.elementFromPoint(x, y) ?? outer;
      return ![element, ...labels].some((one) => one.contains(hit));
    });
  }, shares);

/** Whether it is in the window and not covered, at these shares of its height. */
export const isInSight = async (locator: Locator, shares = [0.5]): Promise<boolean> =>
  (await coveredOf(locator, shares)).length === 0;
