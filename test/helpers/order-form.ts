import type { Frame, Locator, Page } from 'playwright-core';
import { MessageCard } from './message-card.ts';
import { named, type Name } from './named.ts';
import { Summary } from './summary.ts';

const goneByItself = (): void => undefined;

/** The order form as a buyer meets it: everything by role and name (docs/contract.md, Names). */
export class OrderForm {
  readonly page: Page;
  readonly within: Page | Frame | Locator;
  readonly region: Locator;

  /** `within` is the part of the page that contains the form, if there are several, or the frame. */
  constructor(page: Page, within: Page | Frame | Locator = page) {
    this.page = page;
    this.within = within;
    this.region = within.getByRole('region', { name: 'Voice order form' });
  }

  button(name: Name): Locator {
    return this.region.getByRole('button', named(name));
  }

  tab(name: Name): Locator {
    return this.region.getByRole('tab', named(name));
  }

  section(name: Name): Locator {
    return this.region.getByRole('region', named(name));
  }

  voice(name: string): Locator {
    return this.section('Select your voice').getByRole('radio', { name: new RegExp(`^${name}\\b`, 'u') });
  }

  message(number: number): MessageCard {
    return new MessageCard(this.section('Add Voice Prompts').getByRole('group', named(`Message #${number}`)));
  }

  field(role: 'textbox' | 'combobox' | 'checkbox', name: Name): Locator {
    return this.region.getByRole(role, named(name));
  }

  get totals(): Locator {
    return this.section('Order totals');
  }

  get summaryButton(): Locator {
    return this.button('Order Summary');
  }

  get issues(): Locator {
    return this.region.getByRole('group', { name: /^Please complete the order form to proceed\. Found \d+ issues:/u });
  }

  /** The floating notices, in the form or in the dialog that is open. */
  toast(text: Name): Locator {
    return this.within.getByRole('status').or(this.within.getByRole('alert')).filter({ hasText: text });
  }

  /** The first track of the list, proof reading and rush. */
  async chooseExtras(): Promise<void> {
    await this.openMusic();
    await this.firstTrack.click();
    await this.field('checkbox', /^Proof Reading/u).check();
    await this.field('checkbox', /^Rush Production/u).check();
  }

  /** Closes the notices that are floating, before they go by themselves. */
  async closeToasts(): Promise<void> {
    const dismiss = this.toast(/./u).getByRole('button', { name: 'Dismiss' });
    while ((await dismiss.count()) > 0) await dismiss.first().click({ timeout: 500 }).catch(goneByItself);
  }

  get summary(): Summary {
    return new Summary(this.within.getByRole('dialog', named('Order Summary')));
  }

  /** Loaded, with all its sections, and voices to choose. */
  async ready(): Promise<this> {
    await this.region.and(this.within.locator('[aria-busy=false]')).waitFor();
    await this.section('Select your voice').getByRole('radio').first().waitFor();
    return this;
  }

  /** The button that selects the first track of the list. */
  get firstTrack(): Locator {
    return this.region
      .getByRole('group', { name: 'Soundtracks' })
      .getByRole('button', { name: /^Select /u })
      .first();
  }

  /** The button that opens and closes a part of the form. */
  fold(part: string): Locator {
    return this.section(part).getByRole('heading').getByRole('button', { name: part });
  }

  /** Opens a part of the form that is folded. */
  async unfold(part: string): Promise<void> {
    const fold = this.fold(part);
    if ((await fold.count()) > 0 && (await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  }

  async comment(text: string): Promise<void> {
    await this.unfold('Comments');
    await this.field('textbox', 'Comments').fill(text);
  }

  /** Opens the music section and returns it. */
  async openMusic(): Promise<Locator> {
    await this.unfold('Select Your Background Music');
    return this.section('Select Your Background Music');
  }

  async applyDiscount(code: string): Promise<void> {
    await this.unfold('Discount');
    await this.field('textbox', 'Discount code').fill(code);
    await this.button('Apply').click();
  }

  async chooseVoice(gender: 'Male' | 'Female', name: string): Promise<void> {
    await this.unfold('Select your voice');
    await this.tab(gender).click();
    if (!(await this.voice(name).isVisible())) await this.button(/^Show all /u).click();
    await this.voice(name).check();
  }

  async write(number: number, text: string): Promise<void> {
    await this.message(number).text.fill(text);
  }

  async openSummary(): Promise<Summary> {
    await this.summaryButton.click();
    await this.summary.dialog.waitFor();
    return this.summary;
  }
}
