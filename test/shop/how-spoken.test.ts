import { afterAll, expect, test } from 'vitest';
import { pronunciationNote } from '../../src/domain/scripts/pronunciation.ts';
import { translations } from '../../src/text/translations.ts';
import { checkoutOf, createTestShop, message, payWith, placedOrderId } from '../helpers/shop.ts';

const shop = await createTestShop({ config: { showsOutbox: true } });
afterAll(() => shop.close());

const plain = (html: string): string => html.replaceAll(/<[^>]+>/gu, ' ').replaceAll(/[^\S\u00A0]+/gu, ' ');

const text = 'Ask for Dr. Nguyen or Siobhan.';
const note = pronunciationNote(text, [
  { word: 'Nguyen', sound: 'win' },
  { word: 'Siobhan', sound: 'shi-vawn' },
]);
const calm = translations.fr.styleGuides['calm-soothing-reassuring'].text;
const items = [
  { ...message(text, 1), style: `professional-warm-welcoming ${note}` },
  { ...message('A second one.', 2), style: calm },
  { ...message('A third one.', 3), style: 'Like <b>rain</b>.' },
  { ...message(text, 4), style: note },
];

const said = {
  en: [
    `${text} Pronunciations: Nguyen (win), Siobhan (shi-vawn) Style: Professional, warm, welcoming `,
    'A second one. Style: Calm, soothing, reassuring ',
    'A third one. Style: Like &lt;b&gt;rain&lt;/b&gt;. ',
  ],
  fr: [
    `${text} Prononciations\u00A0: Nguyen (win), Siobhan (shi-vawn) Style\u00A0: Professionnel, chaleureux, accueillant `,
    'A second one. Style\u00A0: Calme, apaisant, rassurant ',
    'A third one. Style\u00A0: Like &lt;b&gt;rain&lt;/b&gt;. ',
  ],
};

test.each(Object.entries(said))('receipt and mail in %s say how each message is spoken', async (language, lines) => {
  const order = await placedOrderId(shop, { items }, { 'accept-language': language });
  const { location } = (await payWith(shop, (await checkoutOf(shop, order)).path)).headers;
  const page = plain((await shop.get(String(location))).body);
  const mails = (await shop.get('/outbox')).body.split('<section');
  const mail = plain(mails.find((each) => each.includes(String(location))) ?? '');
  for (const line of lines) {
    expect(page).toContain(line);
    expect(mail).toContain(line);
  }
  // A style of the buyer's own that they left empty is not named.
  expect(page.match(/(?:Style|Estilo)\u00A0?:/gu)).toHaveLength(3);
});

test('an order with several voices says who reads each message', async () => {
  const two = [
    { ...message('One.', 1), style: 'professional-warm-welcoming' },
    { ...message('Two.', 2), style: 'Slowly. Voice: Emma.' },
  ];
  const order = await placedOrderId(shop, { items: two, selectedVoices: ['emma', 'james'] });
  const { location } = (await payWith(shop, (await checkoutOf(shop, order)).path)).headers;
  const page = plain((await shop.get(String(location))).body);
  expect(page).toContain('One. Voice: Emma Style: Professional, warm, welcoming ');
  expect(page).toContain('Two. Voice: Emma Style: Slowly. ');
});
