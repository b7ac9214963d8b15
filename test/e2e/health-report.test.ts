import type { BrowserContextOptions, Page } from 'playwright-core';
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
  /** What stands on the page for the element. */
  readonly place?: string;
  readonly head?: string;
  readonly csp?: string;
  readonly before?: (page: Page) => Promise<unknown>;
  readonly context?: BrowserContextOptions;
}

const inShop = (text: string): string =>
  text.replaceAll('{shop}', stage().shopUrl).replaceAll('{partner}', stage().partnerUrl);
const script = '<script src="{shop}/voice-order-form.js" async></script>';

const blockStorage = `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })`;
const fillStorage = `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }`;

const embeddings: Readonly<Record<string, Embedding>> = {
  'an API that is blocked': {
    before: (page) => page.route('**/api/**', (route) => route.abort()),
    says: ['Problem. The shop’s address {shop}/api can’t be reached. Check api-url'],
  },
  'an API that answers with errors': {
    before: (page) => page.route('**/api/service', (route) => route.fulfill({ status: 500 })),
    says: ['Problem. The server at {shop}/api answers with an error.'],
  },
  'an address that is no API': {
    attributes: 'api-url="{shop}/terms?"',
    before: (page) =>
      page.route('**/terms?/**', (route) =>
        route.fulfill({ body: '<p>Hello', headers: { 'access-control-allow-origin': '*' } }),
      ),
    says: ['Problem. The address {shop}/terms? is not that of a shop’s API.', 'api-url="{shop}/api"'],
  },
  'an address that answers other sites with nothing': {
    attributes: 'api-url="{shop}/apii"',
    says: ['Problem. The address {shop}/apii is not that of a shop’s API. Correct api-url', 'api-url="{shop}/api"'],
  },
  'an address that is no API, where none is near': {
    before: (page) =>
      page.route('**/api/service', (route) =>
        route.fulfill({ body: '<p>Hello', headers: { 'access-control-allow-origin': '*' } }),
      ),
    says: ['Problem. What answers at {shop}/api is not a shop’s API.'],
  },
  'an API that other sites may not read': {
    before: (page) =>
      page.route('**/api/service', (route) =>
        route.fulfill({ json: [], headers: { 'access-control-allow-origin': 'https://other.example' } }),
      ),
    says: ['Problem. The page may not read what answers at {shop}/api (CORS).', 'access-control-allow-origin: *'],
  },
  'a policy for the page’s own origin': {
    csp: "default-src 'self'; script-src {shop}",
    says: ['connect-src {shop}', 'img-src {shop}', 'media-src {shop}'],
  },
  'a policy without connect-src': {
    csp: "default-src 'none'; script-src {shop}; img-src {shop}; media-src {shop}",
    says: [
      'connect-src {shop}',
      'Problem. The shop’s address {shop}/api can’t be reached. The page’s content security policy blocks it',
    ],
    saysNot: 'Check api-url',
  },
  'a policy without img-src': {
    csp: "default-src 'none'; script-src {shop}; connect-src {shop}; media-src {shop}",
    says: ['img-src {shop}', 'Fine. The shop answers at {shop}/api'],
  },
  'a malformed address': {
    attributes: 'api-url="http://["',
    says: ['Problem. api-url="http://[" is not understood.', 'Fine. The shop answers at {shop}/api'],
  },
  'two copies of the script': {
    head: '<script src="{shop}/voice-order-form.js?v=2" async></script>',
    says: [
      'Warning. The script is on this page more than once. The copy from {shop}/voice-order-form.js',
      '{shop}/voice-order-form.js?v=2',
    ],
  },
  'an unknown referral code, and storage that is blocked': {
    attributes: 'referral="acne"',
    before: (page) => page.addInitScript(blockStorage),
    says: ['Problem. The shop does not know the referral code acne.', 'Warning. This browser’s storage is blocked'],
  },
  'a start that the shop does not have': {
    attributes: 'referral="acme" discount="NOPE" voice="nobody" phone-system="fax"',
    says: [
      'Problem. phone-system="fax" is not understood.',
      'Problem. The discount code NOPE does not hold: orders start without a discount.',
      'Problem. The shop has no voice with the id nobody: orders start without one.',
      '{shop}/api/voice',
    ],
  },
  'values that there are not, and the service that stands instead': {
    attributes: 'referral="acme" service="onhold" currency="usd"',
    says: [
      'Problem. service="onhold" is not understood. The default is used instead. It can be:',
      'moh, voip, mvoice',
      'Fine. The service is moh.',
    ],
    saysNot: 'currency',
  },
  'a service in capitals, which the form does not know': {
    attributes: 'referral="acme" service="VOIP"',
    says: ['Problem. service="VOIP" is not understood.', 'Fine. The service is moh.'],
  },
  'a voice that the partner may not offer': {
    attributes: 'referral="northwind" voice="noah"',
    says: ['Problem. The voice noah is not offered with the referral code northwind: orders start without one.'],
  },
  'a shop’s address that is none': {
    attributes: 'referral="acme" shop-url="not a url"',
    says: [
      'Problem. shop-url="not a url" is no address. It makes Login lead to {partner}/not%20a%20url/login on this site.',
    ],
  },
  'styles that do not hold': {
    attributes:
      'referral="acme" style="--voice-order-radius: 12; --voice-order-accent: bluu; --voice-order-density: 85%; ' +
      '--voice-order-color-scheme: night; --voice-order-font: Georgia, serif; --voice-order-text: #123; ' +
      '--voice-order-acent: red; --voice-order-shadow: none"',
    says: [
      'Warning. The style --voice-order-radius: 12 does not hold. Write it like this:',
      '--voice-order-radius: 12px',
      'Warning. The style --voice-order-accent: bluu does not hold.',
      'Warning. The style --voice-order-density: 85% does not hold.',
      'Warning. The style --voice-order-color-scheme: night does not hold.',
      'Warning. The form has no style --voice-order-acent. Did you mean --voice-order-accent?',
      'Warning. The form has no style --voice-order-shadow. There are:',
      '--voice-order-accent, --voice-order-on-accent, --voice-order-text',
    ],
    saysNot: 'The style --voice-order-font',
  },
  'attributes that are misspelt or written as properties': {
    attributes: 'refferal="acme" phoneSystem="3cx" class="order" data-page="1" aria-live="off"',
    says: [
      'Warning. The form has no attribute refferal. Did you mean referral?',
      'Warning. The form has no attribute phonesystem. Did you mean phone-system?',
    ],
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
  'an address of another server, which says nothing about codes and voices': {
    attributes: 'referral="acme" discount="WELCOME10" voice="emma" api-url="/api"',
    says: ['Problem. The address {partner}/api is not that of a shop’s API.'],
    saysNot: ' code ',
  },
  'a start that the shop has': {
    attributes: 'referral="acme" discount="WELCOME10" voice="emma" phone-system="3cx"',
    says: ['Fine. The discount code WELCOME10 holds.'],
  },
  'no referral code, storage that is full and a language without texts': {
    attributes: 'lang="xx"',
    before: (page) => page.addInitScript(fillStorage),
    says: [
      'Warning. There is no referral code',
      'referral="your-code"',
      'Warning. This site’s storage is full',
      'Warning. There are no texts in the language xx: English stands in.',
      'Fine. The service is moh.',
    ],
  },
  'texts that can’t be loaded': {
    attributes: 'referral="acme" lang="fr"',
    before: (page) => page.route('**/voice-order-form-fr-*.json', (route) => route.abort()),
    says: ['Problem. English stands in for the texts in fr, as the file {shop}/voice-order-form-fr-'],
  },
  'a policy that keeps texts away': {
    attributes: 'referral="acme" lang="fr" api-url="https://api.example"',
    csp: "default-src 'none'; script-src {shop}; connect-src https://api.example",
    says: ['connect-src {shop}', 'Problem. English stands in for the texts in fr'],
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

test.each(Object.entries(embeddings))('the health report tells of %s', async (_name, embedding) => {
  const page = await stage().newPage(embedding.context);
  await open(page, embedding);
  for (const text of embedding.says) await expect.poll(() => told(page), { timeout: 30_000 }).toContain(inShop(text));
  expect(await told(page)).not.toContain(embedding.saysNot ?? 'undefined');
});

test('the health report of a page where all is well says so, and is asked for by the address', async () => {
  const page = await stage().newPage();
  const tables: string[] = [];
  page.on('console', (message) => message.type() === 'table' && tables.push(message.text()));
  await page.goto(`${stage().partnerUrl}/dark.html`);
  await new OrderForm(page).ready();
  expect(await report(page).count()).toBe(0);
  await page.goto(`${stage().partnerUrl}/dark.html?voice-order-debug`);
  await new OrderForm(page).ready();
  await report(page).getByText(`The shop answers at ${stage().shopUrl}/api`).waitFor();
  expect(await told(page)).toContain('Fine. The page comes from this computer');
  expect(await report(page).getByRole('listitem').filter({ hasNotText: 'Fine.' }).allInnerTexts()).toEqual([]);
  expect(await violationsOn(page)).toEqual([]);
  await report(page).getByRole('button', { name: 'Check again' }).click();
  await report(page).getByText('The shop answers').waitFor();
  await report(page).getByRole('button', { name: 'Close' }).click();
  expect(await report(page).count()).toBe(0);
  expect(tables.length).toBeGreaterThan(0);
});

test('the health report tells of a sandboxed frame', async () => {
  const page = await stage().newPage();
  const url = `${stage().partnerUrl}/inside`;
  const body = inShop(`${script}<voice-order-form debug referral="acme"></voice-order-form>`);
  await makePage(page, { url, body });
  await openMadePage(page, {
    url: `${stage().partnerUrl}/outside`,
    body: `<iframe title="Order" src="${url}" sandbox="allow-scripts" width="700" height="700"></iframe>`,
  });
  const inside = page.frameLocator('iframe');
  await expect
    .poll(() => told(inside), { timeout: 30_000 })
    .toContain('Problem. A sandboxed frame keeps buyers from checkout');
});

test('the health report tells of a page without https', async () => {
  const page = await stage().newPage();
  await page.goto(`${stage().insecurePartnerUrl}/dark.html?voice-order-debug`);
  await expect.poll(() => told(page), { timeout: 30_000 }).toContain('Warning. The page is delivered over plain http:');
});
