import type { Locator, Page } from 'playwright-core';
import { named } from '../helpers/named.ts';

/** A form that can be measured, found by the roles and names of docs/contract.md, Names. */
export interface FormToMeasure {
  /** Its name in the tables and in addresses. */
  readonly name: string;
  /** The file of its script, minified. Other scripts that it loads are beside it. */
  readonly script: string;
  /** Finds an element once everything that loads late is there. */
  readonly complete: string;
  /** The markup that draws the form of the shop whose API is at an address. */
  readonly markup: (apiUrl: string) => string;
}

const floorOf = (name: string, attribute = ''): FormToMeasure => ({
  name,
  script: 'build/bench/floor.js',
  complete: 'textarea',
  markup: (apiUrl) => `<order-floor api-url="${apiUrl}" ${attribute}></order-floor>`,
});

/** The least that draws the same form: plain React in a shadow root (test/bench/floor). */
export const floorForm = floorOf('floor');

/** The same with less: a message is a text area and a select, and the bar is the live total. */
export const bareForm = floorOf('bare', 'bare');

/** The order form of a built script, complete once the script desk has come. */
export const builtForm = (name: string, script = 'dist/voice-order-form.js'): FormToMeasure => ({
  name,
  script,
  complete: '[aria-label="Message name"]',
  markup: (apiUrl) => `<voice-order-form service="moh" api-url="${apiUrl}"></voice-order-form>`,
});

/** A form can be used once each of these selectors finds something in it. */
export const visibleParts: readonly string[] = ['input[type=radio], [role=radio]', 'textarea'];

/** Where a buyer types and presses. Messages and voices count from 1. */
export interface Controls {
  readonly message: (number: number) => Locator;
  /** Adds a message after the given one. */
  readonly addMessage: (number: number) => Locator;
  readonly genderTab: (gender: 'Male' | 'Female') => Locator;
  /** A voice of the gender that is open. */
  readonly voice: (number: number) => Locator;
  readonly openSummary: Locator;
  /** The summary, once it is open. Escape closes it. */
  readonly summary: Locator;
}

export function controlsOf(page: Page): Controls {
  const card = (number: number): Locator => page.getByRole('group', named(`Message #${number}`));
  const voices = page.getByRole('region', named('Select your voice'));
  return {
    message: (number) => card(number).getByRole('textbox', named('Message text')),
    addMessage: (number) => card(number).getByRole('button', named('Add message')),
    genderTab: (gender) => voices.getByRole('tab', named(gender)),
    voice: (number) => voices.getByRole('radio').nth(number - 1),
    openSummary: page.getByRole('button', named('Order Summary')),
    summary: page.getByRole('dialog', named('Order Summary')),
  };
}
