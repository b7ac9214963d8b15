import type { Locator, Page } from 'playwright-core';

/** WordPress's pages for editors and administrators, in English. */
export class Editor {
  readonly page: Page;
  readonly #url: string;

  constructor(page: Page, url: string) {
    this.page = page;
    this.#url = url;
  }

  async logIn(user: 'admin' | 'editor'): Promise<void> {
    await this.page.goto(`${this.#url}/wp-login.php`);
    await this.page.locator('#user_login').fill(user);
    await this.page.locator('#user_pass').fill('password');
    await this.page.locator('#wp-submit').click();
    await this.page.waitForURL(/\/wp-admin\//u);
  }

  async installPlugin(zip: Buffer): Promise<void> {
    await this.page.goto(`${this.#url}/wp-admin/plugin-install.php?tab=upload`);
    const file = { name: 'voice-order-form-wordpress.zip', mimeType: 'application/zip', buffer: zip };
    await this.page.locator('#pluginzip').setInputFiles(file);
    await this.page.locator('#install-plugin-submit').click();
    await this.page.getByRole('link', { name: 'Activate Plugin' }).click();
    await this.page.getByText('Plugin activated.').waitFor();
  }

  async deletePlugin(): Promise<void> {
    this.page.on('dialog', (dialog) => void dialog.accept());
    await this.page.goto(`${this.#url}/wp-admin/plugins.php`);
    await this.page.getByRole('link', { name: 'Deactivate Voice Order Form' }).click();
    await this.page.getByText('Plugin deactivated.').waitFor();
    await this.page.getByRole('link', { name: 'Delete Voice Order Form' }).click();
    await this.page.getByText('Voice Order Form was successfully deleted.').waitFor();
  }

  /** Saves the plugin's settings. Returns what WordPress says of that. */
  async saveSettings(shop: string, code: string): Promise<string> {
    await this.page.goto(`${this.#url}/wp-admin/options-general.php?page=voice-order-form`);
    await this.page.getByLabel('Address of the shop').fill(shop);
    await this.page.getByLabel('Your partner code').fill(code);
    await this.page.getByRole('button', { name: 'Save Changes' }).click();
    const notice = this.page.locator('.notice').first();
    await notice.waitFor();
    return notice.innerText();
  }

  /** Opens a new page with a title, to which a block can be added. */
  async startPage(title: string): Promise<void> {
    await this.page.goto(`${this.#url}/wp-admin/post-new.php?post_type=page`);
    const name = this.page.getByRole('textbox', { name: 'Add title' });
    await name.fill(title);
    await name.press('Enter');
  }

  /** Adds a block as a writer does: a slash and its name, of which WordPress reads two words. */
  async addBlock(name: string): Promise<Locator> {
    await this.page.keyboard.type(`/${name.split(' ').slice(0, 2).join(' ')}`);
    await this.page.getByRole('option', { name }).first().click();
    const block = this.page.getByRole('document', { name: `Block: ${name}` });
    await block.waitFor();
    return block;
  }

  /** Publishes the page. Returns its address. */
  async publish(): Promise<string> {
    const settings = this.page.getByRole('region', { name: 'Editor publish' });
    await this.page.getByRole('button', { name: 'Publish', exact: true }).click();
    await settings.getByRole('button', { name: 'Publish', exact: true }).click();
    const link = settings.getByRole('link', { name: 'View Page' });
    return (await link.getAttribute('href')) ?? '';
  }
}
