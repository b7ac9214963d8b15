import { afterAll, expect, test } from 'vitest';
import { unpackOrder } from '../../src/state/saving/carried-order.ts';
import { buyerOrderId, completeBuyer } from '../helpers/buyer.ts';
import { createTestShop, guestOrder, message, payWith } from '../helpers/shop.ts';

const shop = await createTestShop({ config: { showsOutbox: true, staffEmail: 'staff@cadence.example' } });
const buyer = await completeBuyer(shop);
afterAll(() => shop.close());

const names = ['Horario y ubicación', 'Welcome & patience'];
const files = ['1-horario-y-ubicacion', '2-welcome-patience'];
const named = (given: readonly string[]) =>
  files.map((fileName, index) => ({
    ...message(`Message ${index}.`, index),
    fileName,
    ...(given[index] !== undefined && { name: given[index] }),
  }));

const placed = (given: readonly string[]): Promise<string> => buyerOrderId(shop, buyer, { items: named(given) });

/** The text of a page, without tags. */
const plain = (html: string): string => html.replaceAll(/<[^>]+>/gu, ' ').replaceAll('&amp;', '&');

test('the names of messages appear as the buyer wrote them: in account, receipt, emails and “Order again”', async () => {
  const id = await placed(names);
  const [row] = await shop.rows(`SELECT number FROM orders WHERE id = '${id}'`);
  const account = await shop.get('/account', { cookie: buyer.cookie });
  const again = await shop.get(`/account/orders/${String(row?.['number'])}/again`, { cookie: buyer.cookie });
  const checkout = await shop.get(`/account/orders/${String(row?.['number'])}/pay`, { cookie: buyer.cookie });
  const paid = await payWith(shop, new URL(String(checkout.headers.location)).pathname);
  const receipt = await shop.get(String(paid.headers.location));
  const mails = (await shop.get('/outbox')).body.split('<section');
  const toStaff = mails.find((mail) => mail.includes('staff@cadence.example')) ?? '';
  const toBuyer = mails.find((mail) => mail.includes(String(paid.headers.location))) ?? '';
  for (const text of [account.body, receipt.body, toStaff, toBuyer].map(plain)) {
    for (const name of names) expect(text).toContain(name);
  }
  const draft = String(again.headers.location).split('#draft=')[1] ?? '';
  expect((await unpackOrder(draft))?.order.messages.map(({ name }) => name)).toEqual(names);
});

test.each([
  ['  two\n lines ', 'two lines'],
  ['<b>bold</b>', '<b>bold</b>'],
  ['x'.repeat(200), 'x'.repeat(60)],
  ['\u0007', ''],
])('a name %j is stored as %j', async (name, stored) => {
  const id = await placed([name]);
  const rows = await shop.rows(`SELECT name FROM order_items WHERE order_id = '${id}' ORDER BY position`);
  expect(rows).toEqual([{ name: stored }, { name: '' }]);
});

test('a name that is no text is refused', async () => {
  const [item] = guestOrder().items;
  const answer = await shop.post('/api/order/calculate-guest', { ...guestOrder(), items: [{ ...item, name: {} }] });
  expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ field: 'items.0.name' })]);
});
