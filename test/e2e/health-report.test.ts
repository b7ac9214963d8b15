import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../helpers/axe.ts';
import { makePage, openMadePage } from '../helpers/made-page.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { openOrder } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

interface Embedding {
  readonly attributes?: string;
  readonly head?: string;
  readonly csp?: string;
  readonly before?: (page: Page) => Promise<unknown>;
}

const inShop = (text: string): string => text.replaceAll('{shop}', stage().shopUrl);
const script = '<script src="{shop}/voice-order-form.js" async></script>';
const cors = (origin: string) => ({ 'access-control-allow-origin': origin });

async function open(page: Page, embedding: Embedding): Promise<void> {
  const { attributes = 'referral="acme"', head = '', csp, before } = embedding;
  await before?.(page);
  await openMadePage(page, {
    url: `${stage().partnerUrl}/embedding`,
    body: inShop(
      `${script}${head}<main><h1>Order</h1><voice-order-form debug ${attributes}></voice-order-form></main>`,
    ),
    ...(csp === undefined ? {} : { headers: { 'content-security-policy': inShop(csp) } }),
  });
}

const report = (within: Pick<Page, 'getByRole'>) => within.getByRole('region', { name: 'Health report', exact: true });

/** The entries of the report, as lines. */
const entriesOf = async (within: Pick<Page, 'getByRole'>): Promise<string> =>
  (await report(within).getByRole('listitem').allInnerTexts()).join('\n').replaceAll(/[^\S\n]+/gu, ' ');

test.each<[string, Embedding, says: readonly string[]]>([
  [
    'attributes of no use and a missing referral code',
    { attributes: 'test discount="NOPE" phone-system="fax"' },
    [
      'Warning. Test mode is on',
      'Remove test before',
      'Warning. There is no referral code',
      'referral="your-code"',
      'Problem. The discount code NOPE is not valid',
      'Problem. phone-system="fax" is not valid.',
    ],
  ],
  [
    'an unknown referral code, a missing language file and a script that is included twice',
    {
      attributes: 'referral="acne" lang="fr"',
      head: '<script src="{shop}/voice-order-form.js?v=2" async></script>',
      before: (page) => page.route('**/voice-order-form-fr-*.json', (route) => route.abort()),
    },
    [
      'recognize the referral code acne',
      'Problem. The fr texts ({shop}/voice-order-form-fr-',
      'Warning. The script is on this page more than once.',
      '{shop}/voice-order-form.js?v=2',
    ],
  ],
  [
    'an address that is no API',
    {
      attributes: 'api-url="{shop}/terms?"',
      before: (page) => page.route('**/terms?/**', (route) => route.fulfill({ body: '<p>Hello', headers: cors('*') })),
    },
    ['Problem. No shop API answers at {shop}/terms? – correct api-url'],
  ],
  [
    'an API that other sites may not read',
    {
      before: (page) =>
        page.route('**/api/service', (route) => route.fulfill({ json: [], headers: cors('https://other.example') })),
    },
    ['Problem. CORS keeps this page from reading answers from {shop}/api', 'access-control-allow-origin: *'],
  ],
])('the health report names %s', async (_name, embedding, says) => {
  const page = await stage().newPage();
  await open(page, embedding);
  for (const text of says) await expect.poll(() => entriesOf(page)).toContain(inShop(text));
});

test('the health report finds no problem on a page without one', async () => {
  const { page } = await openOrder(stage(), {}, '/dark.html?voice-order-debug');
  await report(page).getByText('No problems found').waitFor();
  expect(await report(page).getByRole('listitem').filter({ hasNotText: 'Fine.' }).allInnerTexts()).toEqual([]);
  expect(await violationsOn(page)).toEqual([]);
});

test('the health report names an API that can’t be reached, and looks again', async () => {
  const page = await stage().newPage();
  await open(page, { before: () => page.route('**/api/**', (route) => route.abort()) });
  const problem = inShop('Problem. The shop’s address {shop}/api can’t be reached. Check api-url');
  await expect.poll(() => entriesOf(page)).toContain(problem);
  await page.unrouteAll();
  await report(page).getByRole('button', { name: 'Check again' }).click();
  await expect.poll(() => entriesOf(page)).toContain('Fine. Shop reached');
});

test('the health report names a policy that blocks the API, and suggests one that is sufficient', async () => {
  const { newPage, shopUrl } = stage();
  const csp = `default-src 'self'; script-src 'self' 'unsafe-inline' ${shopUrl}`;
  const [first, second] = [await newPage(), await newPage()];
  await open(first, { csp });
  const entry = report(first).getByRole('listitem').filter({ hasText: 'Write these directives' });
  const lines = await entry.locator('code').innerText();
  const problem = inShop('{shop}/api can’t be reached. The page’s content security policy blocks it');
  await expect.poll(() => entriesOf(first)).toContain(problem);
  expect(lines).toBe(`connect-src ${shopUrl} 'self';\nimg-src ${shopUrl} 'self';\nmedia-src ${shopUrl} 'self'`);
  await open(second, { csp: `${csp}; ${lines.replaceAll('\n', ' ')}` });
  await new OrderForm(second).ready();
  await report(second).getByText('allows everything the form needs').waitFor();
});

test('the health report names a sandboxed frame', async () => {
  const page = await stage().newPage();
  const url = `${stage().partnerUrl}/inside`;
  const body = inShop(`${script}<voice-order-form debug referral="acme"></voice-order-form>`);
  await makePage(page, { url, body });
  await openMadePage(page, {
    url: `${stage().partnerUrl}/outside`,
    body: `<iframe title="Order" src="${url}" sandbox="allow-scripts" width="700" height="700"></iframe>`,
  });
  await expect.poll(() => entriesOf(page.frameLocator('iframe'))).toContain('The frame’s sandbox blocks checkout');
});
