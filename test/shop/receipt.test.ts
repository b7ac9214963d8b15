import { expect, it } from 'vitest';
import { type GuestOrder, message, ontario, voicemail, words } from '../helpers/shop.ts';
import { fileShop, plain } from './helpers/open-shop.ts';

/** A Friday morning in Toronto, and the afternoon, when the studio's day is over. */
const morning = Date.UTC(2030, 3, 12, 14);
const afternoon = Date.UTC(2030, 3, 12, 20);
const shop = await fileShop({ start: morning, config: { showsOutbox: true } });

/** The receipt of an order that is paid in the afternoon, and its email. */
async function receiptOf(path: string) {
  shop.clock.now = afternoon;
  const thanks = String((await shop.pay(path)).headers.location);
  const mail = (await shop.outbox()).find((each) => each.includes(thanks)) ?? '';
  // Text before a colon in an email is a label on the page.
  const said = (html: string): string => plain(html.replaceAll(': ', ' '));
  return { page: said((await shop.get(thanks)).body), mail: said(mail) };
}

async function guestReceipt(changes: Partial<GuestOrder>) {
  return receiptOf((await shop.checkoutOf(await shop.newOrder(changes))).path);
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

it('a receipt names the company and tax number of an account as they were at the order', async () => {
  const buyer = await shop.newBuyer();
  const person = { firstName: 'Bea', lastName: 'Roy', phone: '613 555 0100', companyName: 'Acme Dental' };
  const address = { street: 'Bank Street', houseNumber: '12', city: 'Ottawa', postalCode: 'K1P 5N2' };
  const fields = { ...person, ...address, country: 'CA', state: 'CA-ON', taxNumber: ' RT 42 ' };
  const save = (changes: object) => buyer.postForm('/account/details', { ...fields, ...changes });
  expect((await save({})).statusCode).toBe(303);
  const id = await buyer.newOrder();
  await save({ companyName: 'Somebody Else', street: 'Elsewhere', taxNumber: 'RT 43' });
  const { page, mail } = await receiptOf((await buyer.checkoutOf(id)).path);
  for (const text of [page, mail]) expect(text).toContain('Bea Roy Acme Dental 12 Bank Street Ottawa ON K1P 5N2');
  expect(page).toContain('Canada Tax number RT 42');
});
