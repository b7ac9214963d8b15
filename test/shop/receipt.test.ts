import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buyerOrderId, newBuyer, patchUser } from '../helpers/buyer.ts';
import {
  checkoutOf,
  createTestShop,
  message,
  ontario,
  payWith,
  placeOrder,
  quebec,
  voicemail,
  words,
  type GuestOrder,
  type TestShop,
} from '../helpers/shop.ts';

/** A Friday morning in Toronto, and the afternoon, when the studio's day is over. */
const morning = Date.UTC(2030, 3, 12, 14);
const afternoon = Date.UTC(2030, 3, 12, 20);
let now = morning;
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ now: () => new Date(now), config: { showsOutbox: true } });
});
beforeEach(() => {
  now = morning;
});
afterAll(() => shop.close());

/** The words of a page or email; text before a colon is also a label. */
const plain = (html: string): string => html.replaceAll(/<[^>]+>|: /gu, ' ').replaceAll(/\s+/gu, ' ');

/** The receipt of an order that is paid in the afternoon, and its email. */
async function receiptOf(path: string): Promise<{ readonly page: string; readonly mail: string }> {
  now = afternoon;
  const { location } = (await payWith(shop, path)).headers;
  const { body } = await shop.get(String(location));
  const mails = (await shop.get('/outbox')).body.split('<section');
  const mail = mails.find((each) => each.includes(String(location))) ?? '';
  return { page: plain(body), mail: plain(mail) };
}

async function guestReceipt(changes: Partial<GuestOrder>) {
  const order = await placeOrder(shop, changes);
  const { path } = await checkoutOf(shop, order.json<{ id: string }>().id);
  return receiptOf(path);
}

describe('a receipt, on the page and in the mail', () => {
  it('has the ready day, the day of payment and the billed person', async () => {
    const said = ['by Monday, April 22 (5 business days).', 'Paid April 12, 2030', 'Billed to Ann Lee 12 Bank Street'];
    const { page, mail } = await guestReceipt({});
    const seller =
      'Cadence Voice Studio Inc. 402 Rideau Street Ottawa ON K1N 5Y8 Canada GST/HST – TPS/TVH 123456789 RT0001 QST – TVQ 1234567890 TQ0001';
    for (const text of [...said, 'Ottawa ON K1P 5N2 Canad', seller]) {
      expect(page).toContain(text);
      expect(mail).toContain(text);
    }
  });

  it('counts rush production', async () => {
    const options = { proofReading: false, rush: true, updateVoicemailGreeting: false };
    const { page, mail } = await guestReceipt({ options });
    for (const text of [page, mail]) expect(text).toContain('by Wednesday, April 17 (2 business days).');
  });

  it('counts further messages and words', async () => {
    const items = [message(words(51)), message('Goodbye.', 2)];
    const { page, mail } = await guestReceipt({ items });
    for (const text of ['Additional messages 1 × $29.00 $29.00', 'Extra words 1 × $0.35 $0.35']) {
      expect(page).toContain(text);
    }
    for (const text of ['Additional messages (1 × $29.00) $29.00', 'Extra words (1 × $0.35) $0.35']) {
      expect(mail).toContain(text);
    }
    expect(page).not.toContain('1 × $129');
  });

  it('has the seconds of music between several messages', async () => {
    const music = { selectedMusic: ['porch-light'], selectedMusicOptions: { musicBetweenMessages: 10, comments: '' } };
    const several = await guestReceipt({ ...music, items: [message('One.'), message('Two.', 2)] });
    const one = await guestReceipt(music);
    for (const text of [several.page, several.mail]) {
      expect(text).toContain('Porch Light, 10 seconds between messages');
    }
    for (const text of [one.page, one.mail]) {
      expect(text).toContain('Porch Light');
      expect(text).not.toContain('Porch Light,');
    }
  });

  it('names the company of an account as it was at the order', async () => {
    const buyer = await newBuyer(shop);
    const profile = { phone: '613 555 0100', companyName: 'Acme Dental', address: quebec };
    await patchUser(shop, buyer.userId, { headers: buyer.headers, body: profile });
    const id = await buyerOrderId(shop, buyer);
    const later = { companyName: 'Somebody Else', address: ontario };
    await patchUser(shop, buyer.userId, { headers: buyer.headers, body: later });
    const payment = { paymentGateway: 'stripe', paymentMethod: 'card' };
    const answer = await shop.post(`/api/order/${id}/create-payment`, payment, buyer.headers);
    const { url } = answer.json<{ paymentGatewayInfo: { url: string } }>().paymentGatewayInfo;
    const { page, mail } = await receiptOf(new URL(url).pathname);
    for (const text of [page, mail]) expect(text).toContain('Bea Roy Acme Dental 12 Bank Street Montréal QC H2Y 1C6');
  });

  it('names the format of each file', async () => {
    const { mail } = await guestReceipt({ phoneSystem: 'wav-44-16' });
    expect(mail).toContain('message-1 (WAV PCM 44.1 kHz 16-bit)');
  });

  it('says that the files contain the music', async () => {
    const { mail } = await guestReceipt({ selectedMusic: ['porch-light'] });
    expect(mail).toContain('The music is part of these files.');
    expect((await guestReceipt({})).mail).not.toContain('The music is part');
  });

  it('announces the call for a voicemail greeting', async () => {
    const { page, mail } = await guestReceipt({ ...voicemail, phone: '780 555 0100' });
    for (const text of [page, mail])
      expect(text).toContain('We’ll call you at 780 555 0100 to upload your recording together');
  });
});

it('a payment that is being confirmed promises no day yet', async () => {
  const id = (await placeOrder(shop)).json<{ id: string }>().id;
  const [order] = await shop.rows(`SELECT token FROM orders WHERE id = '${id}'`);
  const page = plain((await shop.get(`/thank-you/${String(order?.['token'])}`)).body);
  expect(page).toContain('We’ll email the audio files to ann@example.com within 5 business days.');
  expect(page).toContain('Ordered April 12, 2030');
});
