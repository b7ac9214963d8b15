import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openMadePage } from '../helpers/made-page.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

const held = 'position: fixed; inset: auto 0 0; height: 59.5px; background: #333; z-index: 9';

interface Held {
  readonly page: Page;
  /** What stands before the form and after it. */
  readonly before?: string;
  readonly after?: string;
  readonly css?: string;
}

async function openWith({ page, before = '', after = '', css = '' }: Held): Promise<void> {
  const form = '<voice-order-form debug referral="acme"></voice-order-form>';
  const body = `<style>${css}</style><script src="{shop}/voice-order-form.js" async></script>${before}${form}${after}`;
  await openMadePage(page, {
    url: `${stage().partnerUrl}/covered`,
    body: body.replaceAll('{shop}', stage().shopUrl),
  });
  await new OrderForm(page).ready();
}

const report = (page: Page) => page.getByRole('region', { name: 'Health report', exact: true });
const entry = (page: Page) => report(page).getByRole('listitem').filter({ hasText: 'A fixed part of the page' });
const isDone = (page: Page) => report(page).getByText('Found on this page').or(report(page).getByText('No problems'));

const cookies = `<div style="${held}"><p class="cookies" style="margin: 0">Cookies</p></div>`;
const footer = `<footer class="cookie big" style="${held}">Cookies</footer>`;
const phone = { viewport: { width: 390, height: 800 } };

test.each([
  ['footer.cookie', phone, footer],
  ['aside#call', {}, `<aside id="call" style="${held}; left: auto; right: 0; width: 320px">Call us</aside>`],
  ['div', {}, cookies],
  ['div#in-tree', {}, `<div id="in-tree" style="${held}"><template shadowrootmode="open">Cookies</template></div>`],
])('the health report tells of %s that covers the total or the button', async (name, context, after) => {
  const page = await stage().newPage(context);
  await openWith({ page, after });
  await entry(page).waitFor();
  const [what, rules] = [await entry(page).innerText(), await entry(page).locator('code').innerText()];
  expect(what).toContain(`Warning. A fixed part of the page, ${name}, covers the order’s total and button.`);
  expect(rules.split('\n')).toEqual([
    'voice-order-form::part(bar) { bottom: 60px }',
    'html { scroll-padding-bottom: 60px }',
  ]);
});

test.each([
  [
    'what keeps the room that the report asks for',
    { after: footer, css: 'voice-order-form::part(bar) { bottom: 60px }' },
  ],
  ['what covers the whole page', { after: footer.replace('59.5px', '100%') }],
  ['what is beside the bar', { before: `<nav style="${held.replace('auto 0 0', '0 0 auto')}">Menu</nav>` }],
  ['what the form is in', { before: `<div class="dialog" style="position: fixed; inset: 0; overflow: auto">` }],
])('the health report does not tell of %s', async (_name, held) => {
  const page = await stage().newPage();
  await openWith({ page, ...held });
  await isDone(page).waitFor();
  expect(await entry(page).count()).toBe(0);
});

test('the health report tells of it also when the form comes into the window later', async () => {
  const page = await stage().newPage();
  await openWith({ page, before: '<p style="height: 2000px">Above</p>', after: footer });
  await isDone(page).waitFor();
  expect(await entry(page).count()).toBe(0);
  await report(page).getByRole('button', { name: 'Check again' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await entry(page).waitFor();
  expect(await entry(page).count()).toBe(1);
});

test.each([390, 1000])(
  'with the rules of the report, at %i px the bar and what Tab reaches stay clear',
  async (width) => {
    const page = await stage().newPage({ viewport: { width, height: 800 } });
    await openWith({ page, after: footer });
    const rules = await entry(page).locator('code').innerText();
    await page.addStyleTag({ content: rules });
    const covered = () =>
      page.evaluate(() => {
        const root = document.querySelector('voice-order-form')?.shadowRoot;
        const [focused, bar] = [root?.activeElement, root?.querySelector('[part=bar]')];
        if (!focused || !bar || focused.localName === 'div') return '';
        const edge = bar.contains(focused) ? innerHeight - 60 : bar.getBoundingClientRect().top;
        return focused.getBoundingClientRect().bottom > edge + 1 ? focused.outerHTML : '';
      });
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Tab');
      // The page scrolls and lays out what the key brings into view.
      await expect.poll(covered).toBe('');
    }
  },
);
