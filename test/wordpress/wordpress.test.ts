import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { OrderForm } from '../helpers/order-form.ts';
import { sampleGuest } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { goToCheckout, recordEvents } from '../helpers/steps.ts';
import { ordersOf } from '../helpers/stored-orders.ts';
import { Editor } from './editor.ts';
import { startWordPress, type WordPress } from './site.ts';

const stage = setStage();

let site: WordPress;
beforeAll(async () => {
  site = await startWordPress();
  console.log(`WordPress ${site.version}`);
});
afterAll(() => site.close());

/** The browser of an editor of the site. */
async function editorFor(user: 'admin' | 'editor'): Promise<Editor> {
  const editor = new Editor(await stage().newPage(), site.url);
  await editor.logIn(user);
  return editor;
}

/** Publishes a page with one block. Returns its address. */
async function write(user: 'admin' | 'editor', block: string, text?: string): Promise<string> {
  const editor = await editorFor(user);
  await editor.startPage(`${block} by ${user}`);
  const added = await editor.addBlock(block);
  if (text !== undefined) await added.getByRole('textbox').fill(text);
  return editor.publish();
}

const tags = (tag: string): string => `<script src="${stage().shopUrl}/v1/voice-order-form.js" async></script>\n${tag}`;

/** A visitor's browser, which records the page's notifications of payments. */
async function visit(url: string) {
  const page = await stage().newPage();
  const told = await recordEvents(page, ['voice-order-paid']);
  await page.goto(url);
  return { page, told };
}

/** Orders and pays on a page as a visitor, and returns to it. Returns the shop's stored order. */
async function orderOn(url: string) {
  const { page, told } = await visit(url);
  const form = await new OrderForm(page).ready();
  await (await goToCheckout(form)).pay();
  await page.getByRole('link', { name: /^Back to / }).click();
  await form.ready();
  expect(page.url().startsWith(url)).toBe(true);
  await expect.poll(() => told).toHaveLength(1);
  const orderId: unknown = Reflect.get(Object(told[0]?.detail), 'orderId');
  return (await ordersOf(stage().db, sampleGuest.email)).find(({ id }) => id === orderId);
}

const paidByAcme = { status: 'paid', referralCode: 'acme' };

it('the tag in a Custom HTML block of an administrator accepts orders', async () => {
  const tag = '<voice-order-form referral="acme"><a href="https://shop.example/">Order</a></voice-order-form>';
  expect(await orderOn(await write('admin', 'Custom HTML', tags(tag)))).toMatchObject(paidByAcme);
});

describe('the plugin', () => {
  it('has the version of the package', async () => {
    const source = await readFile('demo/wordpress/voice-order-form/voice-order-form.php', 'utf8');
    expect(source).toContain(` * Version: ${manifest.version}\n`);
  });

  it('is installed from the shop, and accepts only the address of a shop', async () => {
    const editor = await editorFor('admin');
    const zip = await editor.page.request.get(`${stage().shopUrl}/voice-order-form-wordpress.zip`);
    await editor.installPlugin(await zip.body());
    expect(await editor.saveSettings('javascript:alert(1)', 'acme')).toContain('begins with https://');
    expect(await editor.saveSettings(`${stage().shopUrl}/kit/?a=b`, 'acme"><b>')).toContain('Settings saved.');
    expect(await editor.page.getByLabel('Address of the shop').inputValue()).toBe(stage().shopUrl);
    expect(await editor.page.getByLabel('Your partner code').inputValue()).toBe('acme">');
    await editor.saveSettings(stage().shopUrl, 'acme');
  });

  it('accepts orders through a block that an editor has added', async () => {
    const editor = await editorFor('editor');
    await editor.startPage('Block');
    await editor.addBlock('Voice Order Form');
    await editor.page.getByRole('combobox', { name: 'Service to start with' }).selectOption('voip');
    const url = await editor.publish();
    expect(await orderOn(url)).toMatchObject(paidByAcme);
    const { page } = await visit(url);
    expect(await page.locator('voice-order-form').getAttribute('service')).toBe('voip');
    expect(await page.locator('script[src$="/v1/voice-order-form.js"][data-ot-ignore]').count()).toBe(1);
  });

  it('accepts orders through its shortcode, and returns buyers to a page that the query selects', async () => {
    const url = await write('editor', 'Shortcode', '[voice_order_form service="moh" referral="acme" hide="faq"]');
    const id = site.run(`echo url_to_postid('${url}'); update_option('permalink_structure', '');`);
    try {
      expect(await orderOn(`${site.url}/?page_id=${id}`)).toMatchObject(paidByAcme);
    } finally {
      site.run(`update_option('permalink_structure', '/%postname%/');`);
    }
  });

  it('understands an attribute without a value', async () => {
    const url = await write('editor', 'Shortcode', '[voice_order_form service="moh" test]');
    const { page } = await visit(url);
    expect(await page.locator('voice-order-form').getAttribute('test')).toBe('on');
  });

  it('writes no HTML from an attribute', async () => {
    const url = await write(
      'editor',
      'Shortcode',
      `[voice_order_form company='"><img src=x onerror=alert(1)>' onload="x"]`,
    );
    const { page } = await visit(url);
    expect(await page.locator('voice-order-form').evaluate((form) => form.getAttributeNames())).not.toContain('onload');
    expect(await page.locator('img[src=x]').count()).toBe(0);
  });

  it('leaves nothing behind when it is deleted', async () => {
    await (await editorFor('admin')).deletePlugin();
    expect(
      site.run(`echo json_encode([get_option('voice_order_form_shop'), get_option('voice_order_form_referral')]);`),
    ).toBe('[false,false]');
  });
});
