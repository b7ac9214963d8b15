import type { Locator, Page } from 'playwright-core';

export type Gender = 'Male' | 'Female';

/** Where a buyer of a form types and presses. Messages and voices count from 1. */
export interface Controls {
  readonly message: (number: number) => Locator;
  /** Adds a message after the given one. */
  readonly addMessage: (number: number) => Locator;
  readonly genderTab: (gender: Gender) => Locator;
  /** A voice of the gender that is open. */
  readonly voice: (number: number) => Locator;
  readonly openSummary: Locator;
  /** The summary, once it is open. Escape closes it. */
  readonly summary: Locator;
}

/** A form that can be measured. Another one is a file beside this one and a line in `bench.ts`. */
export interface Adapter {
  /** Its name in the tables and in addresses. */
  readonly name: string;
  /** The file of its script, minified. A `.map` beside it gives a profile the names of the source. */
  readonly script: string;
  /** The markup that draws the form of the shop whose API is at an address. Mounting puts it into a page, unmounting takes it out. */
  readonly markup: (apiUrl: string) => string;
  /** CSS selectors in the page or an open shadow root: once each finds something, the form can be used. */
  readonly visible: readonly string[];
  readonly controls: (page: Page) => Controls;
}
