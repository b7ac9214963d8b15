import { beforeEach, expect, it } from 'vitest';
import { buyerOrderId, newBuyer, postForm } from '../helpers/buyer.ts';
import {
  checkoutIn,
  checkoutOf,
  message,
  ontario,
  payWith,
  placedOrderId,
  voicemail,
  words,
  type GuestOrder,
} from '../helpers/shop.ts';
import { fileShop } from './helpers/open-shop.ts';
import { askToPayAs, orderRow } from './helpers/orders.ts';
import { outboxOf, plain } from './helpers/outbox.ts';
import { getDocumentProxy } from 'unpdf';

/** A Friday morning in Toronto, and the afternoon, when the studio's day is over. */
const morning = Date.UTC(2030, 3, 12, 14);
const afternoon = Date.UTC(2030, 3, 12, 20);
let now = morning;
const shop = await fileShop({ now: () => new Date(now), config: { showsOutbox: true } });
beforeEach(() => {
  now = morning;
});

/** The receipt of an order that is paid in the afternoon, and its email. */
async function receiptOf(path: string) {
  now = afternoon;
  const thanks = String((await payWith(shop, path)).headers.location);
  const mail = (await outboxOf(shop)).find((each) => each.includes(thanks)) ?? '';
  // Text before a colon in an email is a label on the page.
  const said = (html: string): string => plain(html.replaceAll(': ', ' '));
  return { thanks, page: said((await shop.get(thanks)).body), mail: said(mail) };
}

async function guestReceipt(changes: Partial<GuestOrder>) {
  return receiptOf((await checkoutOf(shop, await placedOrderId(shop, changes))).path);
}

const seller =
  'Cadence Voice Studio Inc. 402 Rideau Street Ottawa ON K1N 5Y8 Canada GST/HST – TPS/TVH 123456789 RT0001 QST – TVQ 1234567890 TQ0001';
const rush = { options: { proofReading: false, rush: true, updateVoicemailGreeting: false } };
const music = { selectedMusic: ['porch-light'], selectedMusicOptions: { musicBetweenMessages: 10, comments: '' } };

it.each<[string, Partial<GuestOrder>, readonly string[]]>([
  ['the ready day and the day of payment', {}, ['by Monday, April 22 (5 business days).', 'Paid April 12, 2030']],
  ['the seller', {}, [seller]],
  [
    'the billed person',
    { address: { ...ontario, postalCode: 'k1p5n2' } },
    ['Billed to Ann Lee 12 Bank Street Ottawa ON K1P 5N2 Canada'],
  ],
  ['the ready day of rush production', rush, ['by Wednesday, April 17 (2 business days).']],
  [
    'the seconds of music between messages',
    { ...music, items: [message('One.'), message('Two.', 2)] },
    ['Porch Light, 10 seconds between messages'],
  ],
  [
    'the call for a voicemail greeting',
    { ...voicemail, phone: '780 555 0100' },
    ['We’ll call you at 780 555 0100 to upload your recording together'],
  ],
])('a receipt on the page and in the mail has %s', async (_what, changes, said) => {
  const { page, mail } = await guestReceipt(changes);
  for (const text of said) {
    expect(page).toContain(text);
    expect(mail).toContain(text);
  }
});

it('a receipt on the page and in the mail counts further messages and words', async () => {
  const { page, mail } = await guestReceipt({ items: [message(words(51)), message('Goodbye.', 2)] });
  expect(page).toContain('Additional messages 1 × $29.00 $29.00 Extra words 1 × $0.35 $0.35');
  expect(mail).toContain('Additional messages (1 × $29.00) $29.00');
  expect(mail).toContain('Extra words (1 × $0.35) $0.35');
});

interface Tag {
  readonly role?: string;
  readonly children?: readonly unknown[];
}

const isTag = (node: unknown): node is Tag => typeof node === 'object' && node !== null && 'role' in node;

/** The roles of a page's tags, in reading order. */
const rolesOf = ({ role, children = [] }: Tag): readonly string[] => [
  ...(role === undefined ? [] : [role]),
  ...children.filter(isTag).flatMap(rolesOf),
];

/** What a reader of PDFs finds in one. */
async function read(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const page = await document.getPage(1);
  const { items, lang } = await page.getTextContent();
  const { info } = await document.getMetadata();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  return { text: text.replaceAll(/\s+/gu, ' '), lang, info, tags: rolesOf((await page.getStructTree()) ?? {}) };
}

it('a receipt is a tagged PDF in the language of the order', async () => {
  const id = await placedOrderId(shop, { firstName: 'Łukasz', lastName: 'Иванов' }, { 'accept-language': 'fr' });
  const paid = await payWith(shop, (await checkoutOf(shop, id)).path);
  const thanks = String(paid.headers.location);
  expect((await shop.get(thanks)).body).toContain(`href="${thanks}/receipt.pdf"`);
  const answer = await shop.get(`${thanks}/receipt.pdf`);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
  const { text, info, tags } = await read(answer.rawPayload);
  for (const each of ['TVH (13 %)', 'Total (CAD) 145,77 $', seller, 'Łukasz Иванов 12 Bank Street']) {
    expect(text.replaceAll(/\u00a0/gu, ' ')).toContain(each);
  }
  const { number } = await orderRow(shop, id);
  expect(info).toMatchObject({ Title: `Reçu de la commande ${String(number)}`, Language: 'fr' });
  expect(tags.filter((role) => role === 'H1')).toHaveLength(1);
  expect(tags).toEqual(expect.arrayContaining(['Document', 'P', 'Table', 'TR', 'TH', 'TD']));
});

it('is not offered as a PDF in a script that the font lacks', async () => {
  const id = await placedOrderId(shop, { lastName: '王小明' });
  const thanks = String((await payWith(shop, (await checkoutOf(shop, id)).path)).headers.location);
  const { body } = await shop.get(thanks);
  expect([body.includes('王小明'), body.includes('receipt.pdf')]).toEqual([true, false]);
  expect((await shop.get(`${thanks}/receipt.pdf`)).statusCode).toBe(404);
});

it('a receipt names the company and tax number of an account as they were at the order', async () => {
  const buyer = await newBuyer(shop);
  const person = { firstName: 'Bea', lastName: 'Roy', phone: '613 555 0100', companyName: 'Acme Dental' };
  const address = { street: 'Bank Street', houseNumber: '12', city: 'Ottawa', postalCode: 'K1P 5N2' };
  const fields = { ...person, ...address, country: 'CA', state: 'CA-ON', taxNumber: ' RT 42 ' };
  const save = (changes: object) =>
    postForm(shop, '/account/details', { fields: { ...fields, ...changes }, headers: { cookie: buyer.cookie } });
  expect((await save({})).statusCode).toBe(303);
  const id = await buyerOrderId(shop, buyer);
  await save({ companyName: 'Somebody Else', street: 'Elsewhere', taxNumber: 'RT 43' });
  const { thanks, page, mail } = await receiptOf(checkoutIn(await askToPayAs(shop, buyer, id)).path);
  const { text: pdf } = await read((await shop.get(`${thanks}/receipt.pdf`)).rawPayload);
  for (const text of [page, mail, pdf]) expect(text).toContain('Bea Roy Acme Dental 12 Bank Street Ottawa ON K1P 5N2');
  expect(pdf).toContain('Canada Tax number: RT 42');
});

it('can be opened only with its token, and not before the order is paid', async () => {
  const id = await placedOrderId(shop);
  const { token } = await orderRow(shop, id);
  for (const key of [id, 'x', String(token)]) {
    expect((await shop.get(`/thank-you/${key}/receipt.pdf`)).statusCode).toBe(404);
  }
});
