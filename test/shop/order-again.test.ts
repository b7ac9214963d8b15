import { afterAll, expect, test } from 'vitest';
import { unpackOrder } from '../../src/state/saving/carried-order.ts';
import { translations } from '../../src/text/translations.ts';
import { buyerOrderId, completeBuyer } from '../helpers/buyer.ts';
import { createTestShop, message } from '../helpers/shop.ts';

const shop = await createTestShop();
const buyer = await completeBuyer(shop);
afterAll(() => shop.close());

async function again(cookie: string) {
  const styles = [
    'professional-warm-welcoming',
    translations.fr.styleGuides['calm-soothing-reassuring'].text,
    'Like rain. Voice: James.',
  ];
  const items = styles.map((style, index) => ({ ...message(`Message ${index}.`, index), style }));
  const choices = { items, selectedVoices: ['emma', 'james'], referralCode: 'northwind', comments: 'Bea, not Bee.' };
  const id = await buyerOrderId(shop, buyer, choices);
  const [row] = await shop.rows(`SELECT number FROM orders WHERE id = '${id}'`);
  return shop.get(`/account/orders/${String(row?.['number'])}/again`, { cookie });
}

test('Order again leads to the order page with the same order, in the form’s own words for it', async () => {
  const { statusCode, headers } = await again(buyer.cookie);
  const [address, draft = ''] = String(headers.location).split('#draft=');
  expect([statusCode, address]).toEqual([303, '/?service=moh&referral=northwind']);
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
        { content: 'Message 0.', guide: null, voice: null },
        { content: 'Message 1.', guide: 'calm-soothing-reassuring', customStyle: '' },
        { content: 'Message 2.', guide: 'custom', customStyle: 'Like rain.', voice: 'james' },
      ],
    },
  });
});

test('nobody can order another buyer’s order again', async () => {
  expect((await again((await completeBuyer(shop)).cookie)).statusCode).toBe(404);
  expect((await again('')).headers.location).toBe('/login?redirect=%2Faccount');
});
