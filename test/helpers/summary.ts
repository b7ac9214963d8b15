import type { Locator } from 'playwright-core';
import { named, type Name } from './named.ts';

export interface GuestEntry {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly country: string;
  readonly state: string;
  readonly street: string;
  readonly city?: string;
  readonly postalCode: string;
}

/** The Order Summary and the guest form in it. */
export class Summary {
  constructor(readonly dialog: Locator) {}

  button(name: Name): Locator {
    return this.dialog.getByRole('button', named(name));
  }

  field(role: 'textbox' | 'combobox' | 'checkbox', name: Name): Locator {
    return this.dialog.getByRole(role, named(name));
  }

  get payButton(): Locator {
    return this.button(/^Proceed to Payment/u);
  }

  /** The text of the summary row with this heading. */
  row(heading: string): Locator {
    return this.dialog.getByRole('row', { name: new RegExp(`^${heading}\\b`, 'u') }).getByRole('cell');
  }

  async continueAsGuest(): Promise<void> {
    await this.button('Continue as Guest').click();
    await this.field('textbox', 'Email').waitFor();
  }

  async enterGuest(guest: GuestEntry): Promise<void> {
    await this.field('textbox', 'Email').fill(guest.email);
    await this.field('textbox', 'First name').fill(guest.firstName);
    await this.field('textbox', 'Last name').fill(guest.lastName);
    await this.field('combobox', 'Country').selectOption(guest.country);
    await this.field('combobox', 'State/Province').selectOption(guest.state);
    await this.field('textbox', 'Street address').fill(guest.street);
    if (guest.city !== undefined) await this.field('textbox', 'City').fill(guest.city);
    await this.field('textbox', 'Postal code').fill(guest.postalCode);
    await this.field('checkbox', 'I agree to the Terms & Conditions').check();
  }
}
