import type { Locator } from 'playwright-core';
import { named } from './named.ts';

/** One message of the order. */
export class MessageCard {
  constructor(readonly group: Locator) {}

  get text(): Locator {
    return this.group.getByRole('textbox', named('Message text'));
  }

  get guide(): Locator {
    return this.group.getByRole('combobox', named('Voice style / pronunciation guide'));
  }

  get customStyle(): Locator {
    return this.group.getByRole('textbox', named('Custom style'));
  }

  get example(): Locator {
    return this.group.getByRole('combobox', named('Script example'));
  }

  /** Opens the line that has the style, the examples and the pronunciations. */
  async openDelivery(): Promise<void> {
    const line = this.group.getByRole('button', { name: /^Delivery/u });
    if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
  }

  button(name: 'Delete' | 'Add message'): Locator {
    return this.group.getByRole('button', named(name));
  }
}
