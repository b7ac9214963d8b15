import type { Locator, Page } from 'playwright-core';

export const goodCard = '4242 4242 4242 4242';
export const declinedCard = '4000 0000 0000 0002';

/** The shop's hosted checkout, that the browser is led to for paying. */
export class Checkout {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The buyer has got there. */
  async arrived(): Promise<this> {
    await this.page.waitForURL(/\/checkout\/[\w-]+$/u);
    await this.payButton.waitFor();
    return this;
  }

  get payButton(): Locator {
    return this.page.getByRole('button', { name: /^Pay /u });
  }

  get cancelLink(): Locator {
    return this.page.getByRole('link', { name: /Cancel and return to/u });
  }

  get alert(): Locator {
    return this.page.getByRole('alert');
  }

  async enterCard(number: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Card number' }).fill(number);
    await this.page.getByRole('textbox', { name: 'Expiry date' }).fill('04 / 39');
    await this.page.getByRole('textbox', { name: 'Security code' }).fill('123');
    await this.page.getByRole('textbox', { name: 'Name on card' }).fill('Marie Tremblay');
  }

  async payWith(number: string): Promise<void> {
    await this.enterCard(number);
    await this.payButton.click();
  }

  /** The thank-you page, once the card has paid. */
  async paid(): Promise<Locator> {
    await this.page.waitForURL(/\/thank-you\//u);
    const heading = this.page.getByRole('heading', { level: 1, name: /^Thank you/u });
    await heading.waitFor();
    return heading;
  }
}
