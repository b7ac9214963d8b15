import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { formatsOf } from '../../demo/shop/text/formats.ts';
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

/** The words of a page or mail; what stands before a colon is a label as well. */
const plain = (html: string): string => html.replaceAll(/<[^>]+>|: /gu, ' ').replaceAll(/\s+/gu, ' ');

/** What the receipt of an order says, which is paid in the afternoon, and the mail with it. */
async function receiptOf(path: string): Promise<{ readonly page: string; readonly mail: string }> {
  now = afternoon;
  const { location } = (await payWith(shop, path)).headers;
  const { body } = await shop.get(String(location));
  const mails = (await shop.get('/outbox')).body.split('<section');
  const mail = mails.find((each) => each.includes(String(location))) ?? '';
  return { page: plain(body), mail: plain(mail) };
}

async function guestReceipt(changes: Partial<GuestOrder>, language: string) {
  const order = await placeOrder(shop, changes, { 'accept-language': language });
  const { path } = await checkoutOf(shop, order.json<{ id: string }>().id);
  return receiptOf(path);
}

describe('a receipt, on the page and in the mail', () => {
  test.each([
    ['en', 'by Monday, April 22 (5 business days).', 'Paid April 12, 2030', 'Billed to Ann Lee 12 Bank Street'],
    ['fr', 'au plus tard le lundi 22 avril (5 jours ouvrables).', 'Payée le 12 avril 2030', 'Facturée à Ann Lee'],
    ['es', 'a más tardar el lunes 22 de abril (5 días hábiles).', 'Fecha de pago 12 de abril de 2030', 'Facturado a'],
  ])('has in %s the ready day, the day of payment and the billed person', async (language, ...said) => {
    const { page, mail } = await guestReceipt({}, language);
    const seller = 'Cadence Voice Studio Inc. 402 Rideau Street Ottawa ON K1N 5Y8 Canada GST/HST 123456789 RT0001';
    for (const text of [...said, 'Ottawa ON K1P 5N2 Canad', seller]) {
      expect(page).toContain(text);
      expect(mail).toContain(text);
    }
  });

  test.each([
    ['en', 'by Wednesday, April 17 (2 business days).'],
    ['fr', 'au plus tard le mercredi 17 avril (livraison garantie en 2 jours ouvrables).'],
    ['es', 'a más tardar el miércoles 17 de abril (entrega garantizada en 2 días hábiles).'],
  ])('counts rush production, in %s', async (language, day) => {
    const options = { proofReading: false, rush: true, updateVoicemailGreeting: false };
    const { page, mail } = await guestReceipt({ options }, language);
    for (const text of [page, mail]) expect(text).toContain(day);
  });

  it('counts further messages and words', async () => {
    const items = [message(words(51)), message('Goodbye.', 2)];
    const { page, mail } = await guestReceipt({ items }, 'en');
    for (const text of ['Additional messages 1 × $29.00 $29.00', 'Extra words 1 × $0.35 $0.35']) {
      expect(page).toContain(text);
    }
    for (const text of ['Additional messages (1 × $29.00) $29.00', 'Extra words (1 × $0.35) $0.35']) {
      expect(mail).toContain(text);
    }
    expect(page).not.toContain('1 × $129');
  });

  test.each([
    ['en', 'Porch Light, 10 seconds between messages'],
    ['fr', 'Lumière du perron, 10 secondes entre les messages'],
    ['es', 'Luz del porche, 10 segundos entre mensajes'],
  ])('has in %s the seconds of music between several messages', async (language, said) => {
    const [title = ''] = said.split(',');
    const music = { selectedMusic: ['porch-light'], selectedMusicOptions: { musicBetweenMessages: 10, comments: '' } };
    const several = await guestReceipt({ ...music, items: [message('One.'), message('Two.', 2)] }, language);
    const one = await guestReceipt(music, language);
    for (const [more, only] of [
      [several.page, one.page],
      [several.mail, one.mail],
    ] as const) {
      expect(more).toContain(said);
      expect(only).toContain(title);
      expect(only).not.toContain(`${title},`);
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

  test.each([
    ['en', 'message-1 (WAV PCM 44.1 kHz 16-bit)'],
    ['fr', 'message-1 (WAV PCM 44,1 kHz 16 bits)'],
    ['es', 'message-1 (WAV PCM 44.1 kHz 16 bits)'],
  ])('names in %s the format of each file', async (language, file) => {
    const { mail } = await guestReceipt({ phoneSystem: 'wav-44-16' }, language);
    expect(mail).toContain(file);
  });

  test.each([
    [
      'en',
      'We’ll call you at 780 555 0100 to upload your recording together, by',
      'Delivery uploaded during a call with you',
    ],
    [
      'fr',
      'Nous vous appellerons au 780 555 0100 pour transférer',
      'Livraison transfert sur votre cellulaire lors d’un appel',
    ],
    ['es', 'Le llamaremos al 780 555 0100 para transferir', 'Entrega transferencia a su teléfono durante una llamada'],
  ])('announces in %s the call for a voicemail greeting', async (language, ...said) => {
    const { page, mail } = await guestReceipt({ ...voicemail, phone: '780 555 0100' }, language);
    for (const text of said) {
      expect(page).toContain(text);
      expect(mail).toContain(text);
    }
  });
});

it('dates read as people write them, also the first of a month', () => {
  expect([
    formatsOf('en').day('2030-04-01'),
    formatsOf('fr').day('2030-04-01'),
    formatsOf('es').day('2030-04-01'),
  ]).toEqual(['Monday, April 1', 'lundi 1er avril', 'lunes 1 de abril']);
  const time = new Date(Date.UTC(2030, 3, 2, 3));
  expect([formatsOf('en').date(time), formatsOf('fr').date(time)]).toEqual(['April 1, 2030', '1er avril 2030']);
});

it('a payment that is being confirmed promises no day yet', async () => {
  const id = (await placeOrder(shop)).json<{ id: string }>().id;
  const [order] = await shop.rows(`SELECT token FROM orders WHERE id = '${id}'`);
  const page = plain((await shop.get(`/thank-you/${String(order?.['token'])}`)).body);
  expect(page).toContain('by email at ann@example.com, within 5 business days.');
  expect(page).toContain('Ordered April 12, 2030');
});
