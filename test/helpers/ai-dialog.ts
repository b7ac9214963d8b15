import type { Locator } from 'playwright-core';
import { named } from './named.ts';
import type { OrderForm } from './order-form.ts';

/** The modal 'Generate AI Prompts', and what it does to the messages. */
export class AiDialog {
  readonly dialog: Locator;

  constructor(readonly form: OrderForm) {
    this.dialog = form.page.getByRole('dialog', named('Generate AI Prompts'));
  }

  field(role: 'textbox' | 'combobox' | 'spinbutton', name: string): Locator {
    return this.dialog.getByRole(role, { name: new RegExp(`^${name}`, 'u') });
  }

  get companyName(): Locator {
    return this.field('textbox', 'Company name');
  }

  get count(): Locator {
    return this.field('spinbutton', 'Number of prompts');
  }

  button(name: 'Cancel' | 'Close' | 'Generate Prompts'): Locator {
    return this.dialog.getByRole('button', named(name));
  }

  /** Where the modal says which attempt it is at. */
  progress(attempt: number): Locator {
    return this.dialog.getByText(`${attempt}/4)`).first();
  }

  async open(): Promise<this> {
    await this.form.button('Generate AI Prompts').click();
    await this.dialog.waitFor();
    return this;
  }

  /** Opens the modal, fills it in and has prompts generated. */
  async generate(companyName: string, count?: number): Promise<void> {
    await this.open();
    await this.companyName.fill(companyName);
    if (count !== undefined) await this.count.fill(String(count));
    await this.button('Generate Prompts').click();
  }

  regenerate(number: number): Locator {
    return this.form.message(number).group.getByRole('button', named('Regenerate'));
  }
}
