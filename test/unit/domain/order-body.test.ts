import { expect, it } from 'vitest';
import { discountReference, type Discount } from '../../../src/domain/checkout/discount.ts';
import { calculationBody, orderBody } from '../../../src/domain/checkout/order-body.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { discountOf, message, onHold, optionsOf, orderOf, totalsOf } from '../helpers/samples.ts';

const context = { service: onHold, referral: 'acme', guideText: (guide: string) => `as in ${guide}` };
const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

const calculation = {
  serviceId: 's-moh',
  currency: 'CAD',
  selectedVoices: ['v1'],
  selectedMusic: [],
  selectedMusicOptions: { musicBetweenMessages: 0, comments: '' },
  items: [
    {
      fileName: 'message-1',
      style: 'professional-warm-welcoming',
      content: 'Message number 1',
      count: { words: 3, wordsExtra: 0 },
    },
  ],
  options: { proofReading: false, rush: false, updateVoicemailGreeting: false },
  phoneSystem: 'mp3',
  discountCodeOrId: null,
  referralCode: 'acme',
};

const musicOf = (musicBetweenMessages: number, ...selectedMusic: readonly string[]) => ({
  selectedMusic,
  selectedMusicOptions: { musicBetweenMessages, comments: '' },
});

it.each<[string, Partial<Order>, object]>([
  ['nothing beyond the contract', {}, {}],
  ['an empty slot', { voices: [null] }, { selectedVoices: [] }],
  ['several voices', { voices: ['v2', null, 'v1'] }, { selectedVoices: ['v2', 'v1'] }],
  ['a track', { tracks: ['t1'] }, musicOf(10, 't1')],
  ['tracks and other seconds', { tracks: ['t2', 't1'], musicSeconds: 25 }, musicOf(25, 't2', 't1')],
  ['an empty track slot', { tracks: [null], musicSeconds: 25 }, musicOf(0)],
  ['tracks left over from on-hold', { serviceType: 'voip', tracks: ['t1'] }, musicOf(0)],
  [
    'options',
    { options: optionsOf('proofReading', 'rush') },
    { options: { proofReading: true, rush: true, updateVoicemailGreeting: false } },
  ],
])('the body of a calculation with %s', (_, edit, expected) => {
  expect(calculationBody(orderOf(edit), context)).toStrictEqual({ ...calculation, ...expected });
});

it('the body of a calculation without a service and a referral', () => {
  expect(calculationBody(orderOf(), { ...context, service: null, referral: null })).toStrictEqual({
    ...calculation,
    serviceId: '',
    referralCode: null,
  });
});

it('the body of a calculation numbers the files from 1 and counts extra words', () => {
  const order = orderOf({ messages: [message(4, { content: words(52) }), message(2, { content: '' })] });
  const service = { ...onHold, includedWordsPerPrompt: 40 };
  expect(calculationBody(order, { ...context, service }).items).toMatchObject([
    { fileName: 'message-1', count: { words: 52, wordsExtra: 12 } },
    { fileName: 'message-2', content: '', count: { words: 0, wordsExtra: 0 } },
  ]);
});

it('a message is sent with its name if the shop supports names', () => {
  const messages = [message(1, { name: 'Horario & ubicación' }), message(2)];
  const [first, second] = calculationBody(orderOf({ messages }), { ...context, messageNames: true }).items;
  expect(first).toMatchObject({ fileName: '1-horario-ubicacion', name: 'Horario & ubicación' });
  expect(second).not.toHaveProperty('name');
  const [strict] = calculationBody(orderOf({ messages }), context).items;
  expect(strict).toMatchObject({ fileName: '1-horario-ubicacion' });
  expect(strict).not.toHaveProperty('name');
});

it('the pronunciations of a message’s words follow its style', () => {
  const pronunciations = [
    { word: 'Nguyen', sound: 'win' },
    { word: 'Côte d’Azur', sound: ' coat da-ZOOR ' },
    { word: 'Lévis', sound: '' },
    { word: '', sound: 'nothing' },
  ];
  const messages = [
    message(1, { content: 'Ask for Dr. NGUYEN.', guide: 'custom', customStyle: 'Slowly.' }),
    message(2, { content: 'Côte  d’Azur by Nguyen’s, in Lévis' }),
    message(3, { content: 'Nguyenette' }),
  ];
  const { items } = calculationBody(orderOf({ messages, pronunciations }), context);
  expect(items.map(({ style }) => style)).toEqual([
    'Slowly. Pronunciation: Nguyen: win.',
    'professional-warm-welcoming Pronunciation: Nguyen: win; Côte d’Azur: coat da-ZOOR.',
    'professional-warm-welcoming',
  ]);
});

it('the body of an order adds the type, the comments and the totals', () => {
  expect(orderBody(orderOf({ comments: 'Say "Zed".' }), context, totalsOf())).toStrictEqual({
    ...calculation,
    serviceType: 'moh',
    comments: 'Say "Zed".',
    subtotal: 100,
    discount: 10,
    discountRate: 10,
    tax: 11.7,
    taxRate: 13,
    total: 101.7,
  });
});

it.each<[Discount | null, string | null]>([
  [null, null],
  [discountOf(), 'SPRING'],
  [discountOf({ discountCode: null }), 'd1'],
  [discountOf({ discountCode: '' }), 'd1'],
])('a discount that the shop sends as %j is %j', (discount, expected) => {
  expect(discountReference(discount)).toBe(expected);
});
