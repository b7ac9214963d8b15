import { afterEach, vi } from 'vitest';

let isHidden = false;

/** Turns the page away from the buyer, or back, as another tab in front does. Ends with the test. */
export function turnPage(hidden: boolean): void {
  isHidden = hidden;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Each test of a file begins with a page that is looked at. */
export function visibleEachTest(): void {
  afterEach(() => {
    isHidden = false;
  });
}
