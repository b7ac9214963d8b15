import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { buyerOrderId, newBuyer, postForm } from '../helpers/buyer.ts';
import { checkoutIn, checkoutOf, payWith, placedOrderId } from '../helpers/shop.ts';
import { fileShop } from './helpers/open-shop.ts';
import { askToPayAs, orderRow } from './helpers/orders.ts';

const shop = await fileShop();

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
  const seller =
    'Cadence Voice Studio Inc. 402 Rideau Street Ottawa ON K1N 5Y8 Canada GST/HST – TPS/TVH 123456789 RT0001 QST – TVQ 1234567890 TQ0001';
  for (const each of ['TVH (13 %)', 'Total (CAD) 145,77 $', seller, 'Łukasz Иванов 12 Bank Street']) {
    expect(text.replaceAll(/\u00a0/gu, ' ')).toContain(each);
  }
  expect(info).toMatchObject({ Title: 'Reçu de la commande 10001', Language: 'fr' });
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

it('names the buyer’s company and tax number, as they were at the order', async () => {
  const buyer = await newBuyer(shop);
  const fields = { firstName: 'Bea', lastName: 'Roy', phone: '613 555 0100', companyName: 'Acme Dental' };
  const address = { street: 'Bank Street', houseNumber: '12', city: 'Ottawa', postalCode: 'K1P 5N2' };
  const place = { ...address, country: 'CA', state: 'CA-ON', taxNumber: ' RT 42 ' };
  const headers = { cookie: buyer.cookie };
  const saved = await postForm(shop, '/account/details', { fields: { ...fields, ...place }, headers });
  expect(saved.statusCode).toBe(303);
  const id = await buyerOrderId(shop, buyer);
  const thanks = String((await payWith(shop, checkoutIn(await askToPayAs(shop, buyer, id)).path)).headers.location);
  const { text } = await read((await shop.get(`${thanks}/receipt.pdf`)).rawPayload);
  expect(text).toContain('Bea Roy Acme Dental 12 Bank Street Ottawa ON K1P 5N2 Canada Tax number: RT 42');
});

it('can be opened only with its token, and not before the order is paid', async () => {
  const id = await placedOrderId(shop);
  const { token } = await orderRow(shop, id);
  for (const key of [id, 'x', String(token)]) {
    expect((await shop.get(`/thank-you/${key}/receipt.pdf`)).statusCode).toBe(404);
  }
});
