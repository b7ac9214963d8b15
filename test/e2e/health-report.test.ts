import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../helpers/axe.ts';
import { makePage, openMadePage } from '../helpers/made-page.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

interface Embedding {
  readonly says: readonly string[];
  readonly saysNot?: string;
  readonly attributes?: string;
  /** The HTML in place of the element. */
  readonly place?: string;
  readonly head?: string;
  readonly csp?: string;
  readonly before?: (page: Page) => Promise<unknown>;
}

const inShop = (text: string): string =>
  text.replaceAll('{shop}', stage().shopUrl).replaceAll('{partner}', stage().partnerUrl);
const script = '<script src="{shop}/voice-order-form.js" async></script>';

const blockStorage = `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })`;

const embeddings: Readonly<Record<string, Embedding>> = {
  'test mode': {
    attributes: 'test',
    says: ['Warning. Test mode is on: orders are tests, and nobody is charged. Remove test'],
  },
  'a shop without test mode': {
    attributes: 'test',
    before: (page) =>
      page.route('**/api/site-settings', (route) =>
        route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } }),
      ),
    says: ['Problem. The shop has no test mode, so nothing can be ordered on this page.'],
  },
  'an API that is blocked': {
    before: (page) => page.route('**/api/**', (route) => route.abort()),
    says: ['Problem. The shop’s address {shop}/api can’t be reached. Check api-url'],
  },
  'an address that is no API': {
    attributes: 'api-url="{shop}/terms?"',
    before: (page) =>
      page.route('**/terms?/**', (route) =>
        route.fulfill({ body: '<p>Hello', headers: { 'access-control-allow-origin': '*' } }),
      ),
    says: ['Problem. {shop}/terms? is not the address of a shop API.', 'api-url="{shop}/api"'],
  },
  'an API that other sites may not read': {
    before: (page) =>
      page.route('**/api/service', (route) =>
        route.fulfill({ json: [], headers: { 'access-control-allow-origin': 'https://other.example' } }),
      ),
    says: ['Problem. CORS keeps this page from reading answers from {shop}/api', 'access-control-allow-origin: *'],
  },
  'a policy without connect-src': {
    csp: "default-src 'none'; script-src {shop}; img-src {shop}; media-src {shop}",
    says: [
      'connect-src {shop}',
      'Problem. The shop’s address {shop}/api can’t be reached. The page’s content security policy blocks it',
    ],
    saysNot: 'Check api-url',
  },
  'a marked div, by the names that attributes have there': {
    place: '<div data-voice-order-form data-debug data-lang="xx" data-servise="voip" data-api-url="/api"></div>',
    says: [
      'data-referral="your-code"',
      'data-lang="en"',
      'Correct data-api-url, or leave it out.',
      'data-api-url="{shop}/api"',
      'Did you mean data-service?',
      'Fine. The service is moh.',
    ],
  },
  // Blocks the storage of all pages that follow.
  'many troubles at once': {
    head: '<script src="{shop}/voice-order-form.js?v=2" async></script>',
    attributes: 'referral="acne" lang="fr" discount="NOPE" voice="nobody" phone-system="fax"',
    before: async (page) => {
      await page.addInitScript(blockStorage);
      await page.route('**/voice-order-form-fr-*.json', (route) => route.abort());
    },
    says: [
      'Warning. The script is on this page more than once. The copy from {shop}/voice-order-form.js',
      '{shop}/voice-order-form.js?v=2',
      'Problem. The shop doesn’t recognize the referral code acne.',
      'Warning. This browser blocks storage',
      'Problem. phone-system="fax" is not valid.',
      'Problem. The discount code NOPE is not valid, so orders start without a discount.',
      'Problem. The shop has no voice with the id nobody, so orders start without a voice.',
      '{shop}/api/voice',
      'Problem. The fr texts ({shop}/voice-order-form-fr-',
    ],
  },
};

async function open(page: Page, embedding: Embedding): Promise<void> {
  const { attributes = 'referral="acme"', head = '', csp, before } = embedding;
  const { place = `<voice-order-form debug ${attributes}></voice-order-form>` } = embedding;
  await before?.(page);
  await openMadePage(page, {
    url: `${stage().partnerUrl}/embedding`,
    body: inShop(`${script}${head}<main><h1>Order</h1>${place}</main>`),
    ...(csp === undefined ? {} : { headers: { 'content-security-policy': inShop(csp) } }),
  });
}

const report = (within: Pick<Page, 'getByRole'>) => within.getByRole('region', { name: 'Health report', exact: true });

/** The lines of the report. */
const told = async (within: Pick<Page, 'getByRole'>): Promise<string> =>
  (await report(within).getByRole('listitem').allInnerTexts()).join('\n').replaceAll(/[^\S\n]+/gu, ' ');

test('the health report finds what is wrong with an embedding', async () => {
  const page = await stage().newPage();
  for (const [name, embedding] of Object.entries(embeddings)) {
    await open(page, embedding);
    for (const text of embedding.says) await expect.poll(() => told(page), { message: name }).toContain(inShop(text));
    expect(await told(page), `with ${name}`).not.toContain(embedding.saysNot ?? 'undefined');
    await page.unrouteAll();
  }
});

test('the health report finds no problem and opens by the address', async () => {
  const page = await stage().newPage();
  const tables: string[] = [];
  page.on('console', (message) => message.type() === 'table' && tables.push(message.text()));
  await page.goto(`${stage().partnerUrl}/dark.html`);
  await new OrderForm(page).ready();
  expect(await report(page).count()).toBe(0);
  await page.goto(`${stage().partnerUrl}/dark.html?voice-order-debug`);
  await new OrderForm(page).ready();
  await report(page).getByText(`Shop reached at ${stage().shopUrl}/api`).waitFor();
  expect(await told(page)).toContain('Fine. The page comes from this computer');
  expect(await report(page).getByRole('listitem').filter({ hasNotText: 'Fine.' }).allInnerTexts()).toEqual([]);
  expect(await violationsOn(page)).toEqual([]);
  await report(page).getByRole('button', { name: 'Check again' }).click();
  await report(page).getByText('Shop reached').waitFor();
  await report(page).getByRole('button', { name: 'Close' }).click();
  expect(await report(page).count()).toBe(0);
  expect(tables.length).toBeGreaterThan(0);
});

test('the health report finds a sandboxed frame', async () => {
  const page = await stage().newPage();
  const url = `${stage().partnerUrl}/inside`;
  const body = inShop(`${script}<voice-order-form debug referral="acme"></voice-order-form>`);
  await makePage(page, { url, body });
  await openMadePage(page, {
    url: `${stage().partnerUrl}/outside`,
    body: `<iframe title="Order" src="${url}" sandbox="allow-scripts" width="700" height="700"></iframe>`,
  });
  const inside = page.frameLocator('iframe');
  await expect.poll(() => told(inside)).toContain('Problem. The frame’s sandbox blocks checkout');
});

test('the health report finds a page without https', async () => {
  const page = await stage().newPage();
  await page.goto(`${stage().insecurePartnerUrl}/dark.html?voice-order-debug`);
  await expect.poll(() => told(page)).toContain('Warning. The page is served over plain http:');
});
