import { afterAll, describe, expect, it, vi } from 'vitest';
import type * as seed from '../../demo/shop/seed/services.ts';
import type * as words from '../../demo/shop/text/en/orders.ts';
import { guestOrder, paidOrder, placeOrder } from '../helpers/shop.ts';
import { fileShop } from './helpers/open-shop.ts';
import { outboxOf } from './helpers/outbox.ts';

// The files of a worker share loaded modules: this one loads them again, and leaves none for the next.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../../src/domain/order/order-options.ts');
  vi.doUnmock('../../demo/shop/seed/services.ts');
  vi.doUnmock('../../demo/shop/text/en/orders.ts');
  vi.resetModules();
});
vi.mock(import('../../src/domain/order/order-options.ts'), async (original) => {
  const { withThirdOption } = await import('../unit/helpers/third-option.ts');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types know two options
  return withThirdOption(await original()) as never;
});

vi.mock('../../demo/shop/seed/services.ts', async (original) => {
  const { services } = await original<typeof seed>();
  const withWhisper = ({ rates, ...service }: (typeof services)[number]) => ({
    ...service,
    rates: { CAD: { ...rates.CAD, whispering: 2_500 }, USD: { ...rates.USD, whispering: 2_000 } },
  });
  return { services: services.map((service) => (service.id === 'moh' ? withWhisper(service) : service)) };
});

vi.mock('../../demo/shop/text/en/orders.ts', async (original) => {
  const { orders, bill } = await original<typeof words>();
  return { orders, bill: { ...bill, lines: { ...bill.lines, whisper: 'Whispered reading' } } };
});

const shop = await fileShop({ config: { showsOutbox: true, staffEmail: 'studio@example.com' } });

const options = { proofReading: false, rush: false, whisper: true, updateVoicemailGreeting: false };

/** The codes and amounts of the lines of an order with the option. */
const linesOf = async (changes: object = {}) => {
  const price = await shop.post('/api/order/calculate-guest', { ...guestOrder(), options, ...changes });
  return price.json<{ lines: { code: string }[] }>().lines;
};

describe('a shop with a third option', () => {
  it('prices it for the services that offer it, with a label for forms that do not know it', async () => {
    const [services] = (await shop.get('/api/service')).json<[readonly { rate: object }[], number]>();
    expect(services[0]).toMatchObject({ rates: { CAD: { whispering: 25 }, USD: { whispering: 20 } } });
    expect(services[1]?.rate).not.toHaveProperty('whispering');
    const line = { code: 'whisper', label: 'Whispered reading', quantity: 1, unit: 25, amount: 25 };
    expect(await linesOf()).toContainEqual(line);
    expect((await linesOf({ serviceId: 'voip' })).map(({ code }) => code)).not.toContain('whisper');
  });

  it('refuses it if a chosen voice does not offer it', async () => {
    const refused = await placeOrder(shop, { options, selectedVoices: ['grace'] });
    expect([refused.statusCode, refused.json()]).toMatchObject([422, { code: 'option-unavailable' }]);
  });

  it('accepts its order and its payment, and lists it on the receipt and in the emails', async () => {
    const { thanks } = await paidOrder(shop, { options });
    const receipt = await shop.get(thanks);
    const mails = await outboxOf(shop);
    expect(mails).toHaveLength(2);
    for (const text of [receipt.body, ...mails]) expect(text).toContain('Whispered reading');
    expect(receipt.body).toContain('(2 business days)');
    expect(mails.join('')).toContain('WHISPER: Order');
  });
});
