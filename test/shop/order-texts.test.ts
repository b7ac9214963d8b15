import { expect, it, test } from 'vitest';
import { unpackOrder } from '../../src/state/saving/carried-order.ts';
import { pronunciationNote } from '../../src/domain/scripts/pronunciation.ts';
import { translations } from '../../src/text/translations.ts';
import { guestOrder, message, outcome } from '../helpers/shop.ts';
import { fileShop, plain } from './helpers/open-shop.ts';

const shop = await fileShop({ config: { showsOutbox: true, staffEmail: 'staff@cadence.example' } });
const buyer = await shop.completeBuyer();
const stranger = await shop.completeBuyer();

/** The thank-you page of an order that is paid now, and its emails. */
async function paidAt(path: string) {
  const thanks = String((await shop.pay(path)).headers.location);
  const mails = await shop.outbox();
  const toBuyer = mails.find((mail) => mail.includes(thanks)) ?? '';
  const toStaff = mails.find((mail) => mail.includes('staff@cadence.example')) ?? '';
  return { page: (await shop.get(thanks)).body, toBuyer, toStaff };
}

test.each([
  ['en', 'Pronunciations: Nguyen (win) Style: Professional', 'Style: Calm', 'Style: Like &lt;b&gt;rain&lt;/b&gt;.'],
  [
    'fr',
    'Prononciations\u00A0: Nguyen (win) Style\u00A0: Professionnel',
    'Style\u00A0: Calme',
    'Style\u00A0: Like &lt;b&gt;rain&lt;/b&gt;.',
  ],
])('receipt and mail in %s say how each message is spoken', async (...row) => {
  const [language, first, second, third] = row;
  const text = 'Ask for Dr. Nguyen.';
  const note = pronunciationNote(text, [{ word: 'Nguyen', sound: 'win' }]);
  const items = [
    { ...message(text, 1), style: `professional-warm-welcoming ${note}` },
    { ...message('A second one.', 2), style: translations.fr.styleGuides['calm-soothing-reassuring'].text },
    { ...message('A third one.', 3), style: 'Like <b>rain</b>.' },
    // The buyer's own style, which they left empty, is not named.
    { ...message(text, 4), style: note },
  ];
  const order = await shop.newOrder({ items }, { 'accept-language': language });
  const { page, toBuyer, toStaff } = await paidAt((await shop.checkoutOf(order)).path);
  const told = plain(toStaff).replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  for (const { style, content } of items) {
    expect(told).toContain(`(${style})`);
    expect(told).toContain(content);
  }
  for (const shown of [plain(page), plain(toBuyer)]) {
    for (const line of [`${text} ${first}`, `A second one. ${second}`, `A third one. ${third}`]) {
      expect(shown).toContain(line);
    }
  }
  expect(plain(page).match(/Style\u00A0?:/gu)).toHaveLength(3);
});

test('an order with several voices says who reads each message', async () => {
  const items = [message('One.', 1), { ...message('Two.', 2), style: 'Slowly. Voice: Emma.' }];
  const order = await shop.newOrder({ items, selectedVoices: ['emma', 'james'] });
  const { page } = await paidAt((await shop.checkoutOf(order)).path);
  expect(plain(page)).toContain('One. Voice: Emma Style: Professional, warm, welcoming ');
  expect(plain(page)).toContain('Two. Voice: Emma Style: Slowly. ');
});

const named = (given: readonly string[]) =>
  ['1-horario', '2-welcome'].map((fileName, index) => ({
    ...message(`Message ${index}.`, index),
    fileName,
    ...(given[index] !== undefined && { name: given[index] }),
  }));

it('the names of messages are shown as the buyer wrote them', async () => {
  const names = ['Horario y ubicación', 'Welcome & patience'];
  const id = await buyer.newOrder({ items: named(names) });
  const account = await buyer.get('/account');
  const path = `/account/orders/${String((await shop.orderRow(id))['number'])}/pay`;
  const { location } = (await buyer.get(path)).headers;
  const { page, toBuyer, toStaff } = await paidAt(new URL(String(location)).pathname);
  for (const text of [account.body, page, toBuyer, toStaff].map((html) => plain(html).replaceAll('&amp;', '&'))) {
    for (const name of names) expect(text).toContain(name);
  }
});

it('the names of messages are stored as one short line of text', async () => {
  const [item] = guestOrder().items;
  expect(
    await outcome(shop.post('/api/order/calculate-guest', { ...guestOrder(), items: [{ ...item, name: {} }] })),
  ).toMatchObject([400, { field: 'items.0.name' }]);
  for (const [name, stored] of [
    ['  two\n lines ', 'two lines'],
    ['<b>bold</b>', '<b>bold</b>'],
    ['x'.repeat(200), 'x'.repeat(60)],
    ['\u0007', ''],
  ] as const) {
    const id = await buyer.newOrder({ items: named([name]) });
    const rows = await shop.rows(`SELECT name FROM order_items WHERE order_id = '${id}' ORDER BY position`);
    expect(rows).toEqual([{ name: stored }, { name: '' }]);
  }
});

test('“Order again” leads to the same order, in the form’s own words, and only its buyer there', async () => {
  const calm = translations.fr.styleGuides['calm-soothing-reassuring'].text;
  const items = [
    { ...message('Message 0.'), name: 'Welcome', style: 'professional-warm-welcoming' },
    { ...message('Message 1.', 2), style: calm },
    { ...message('Message 2.', 3), style: 'Like rain. Voice: James.' },
  ];
  const choices = { items, selectedVoices: ['emma', 'james'], referralCode: 'northwind', comments: 'Bea, not Bee.' };
  const { number } = await shop.orderRow(await buyer.newOrder(choices));
  const again = (cookie: string) => shop.get(`/account/orders/${String(number)}/again`, { cookie });
  expect((await again(stranger.cookie)).statusCode).toBe(404);
  expect((await again('')).headers.location).toBe('/login?redirect=%2Faccount');
  const [address, draft = ''] = String((await again(buyer.cookie)).headers.location).split('#draft=');
  expect(address).toBe('/?service=moh&referral=northwind');
  expect(await unpackOrder(draft)).toMatchObject({
    isSent: false,
    created: null,
    order: {
      serviceType: 'moh',
      voices: ['emma', 'james'],
      activeVoiceTab: 'female',
      comments: 'Bea, not Bee.',
      discount: null,
      messages: [
        { content: 'Message 0.', name: 'Welcome', guide: null, voice: null },
        { content: 'Message 1.', guide: 'calm-soothing-reassuring', customStyle: '' },
        { content: 'Message 2.', guide: 'custom', customStyle: 'Like rain.', voice: 'james' },
      ],
    },
  });
});
