import type { Locator, Page } from 'playwright-core';
import { named } from '../../helpers/named.ts';
import type { Controls } from './adapter.ts';

/** The controls of a form that keeps to the roles and names of docs/contract.md, Names. */
export function controlsByRole(page: Page): Controls {
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

/** What such a form shows once it can be used. */
export const visibleByRole: readonly string[] = ['input[type=radio], [role=radio]', 'textarea'];
