import type { Locator, Page } from 'playwright-core';
import { languageIn } from '../../demo/shop/text/language.ts';
import { textsIn, type Texts } from '../../demo/shop/text/texts.ts';

export const goodCard = '4242 4242 4242 4242';
export const declinedCard = '4000 0000 0000 0002';

/** The shop's hosted checkout, that the browser is led to for paying. */
export class Checkout {
  readonly #text: Texts;

  /** In the language of the page that the order came from. */
  constructor(
    readonly page: Page,
    language = 'en',
  ) {
    this.#text = textsIn(languageIn(language) ?? 'en');
  }

  /** The buyer has got there. */
  async arrived(): Promise<this> {
    await this.page.waitForURL(/\/checkout\/[\w-]+$/u);
    await this.payButton.waitFor();
    return this;
  }

  get payButton(): Locator {
    return this.page.getByRole('button', { name: this.#text.checkout.pay('') });
  }

  get cancelLink(): Locator {
    return this.page.getByRole('link', { name: this.#text.checkout.cancelTo('') });
  }

  get alert(): Locator {
    return this.page.getByRole('alert');
  }

  async payWith(number: string): Promise<void> {
    const { cardNumber, expiry, cvc, nameOnCard } = this.#text.checkout;
    await this.page.getByRole('textbox', { name: cardNumber }).fill(number);
    await this.page.getByRole('textbox', { name: expiry }).fill('04 / 39');
    await this.page.getByRole('textbox', { name: cvc }).fill('123');
    await this.page.getByRole('textbox', { name: nameOnCard }).fill('Marie Tremblay');
    await this.payButton.click();
  }

  /** From the form's press to the thank-you page, with a good card. */
  async pay(): Promise<void> {
    await this.arrived();
    await this.payWith(goodCard);
    await this.paid();
  }

  /** The thank-you page, once the card has paid. */
  async paid(): Promise<Locator> {
    await this.page.waitForURL(/\/thank-you\//u);
    const heading = this.page.getByRole('heading', { level: 1, name: this.#text.orders.thankYou('') });
    await heading.waitFor();
    return heading;
  }
}
