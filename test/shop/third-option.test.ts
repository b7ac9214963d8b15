import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type * as seed from '../../demo/shop/seed/services.ts';
import type * as words from '../../demo/shop/text/en/orders.ts';
import { checkoutOf, createTestShop, guestOrder, payWith, type TestShop } from '../helpers/shop.ts';

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

let shop: TestShop;
beforeAll(
  async () => void (shop = await createTestShop({ config: { showsOutbox: true, staffEmail: 'studio@example.com' } })),
);
afterAll(() => shop.close());

const order = (changes: object = {}) => ({
  ...guestOrder(),
  options: { proofReading: false, rush: false, whisper: true, updateVoicemailGreeting: false },
  ...changes,
});

describe('a shop with a third option', () => {
  it('returns its price for the services that offer it', async () => {
    const [services] = (await shop.get('/api/service')).json<[readonly { rate: object }[], number]>();
    expect(services[0]).toMatchObject({ rates: { CAD: { whispering: 25 }, USD: { whispering: 20 } } });
    expect(services[1]?.rate).not.toHaveProperty('whispering');
  });

  it('prices it, with a label for forms that do not know it', async () => {
    const price = await shop.post('/api/order/calculate-guest', order());
    const line = { code: 'whisper', label: 'Whispered reading', quantity: 1, unit: 25, amount: 25 };
    expect(price.json<{ lines: unknown[] }>().lines).toContainEqual(line);
  });

  it('does not charge it for a service that does not offer it', async () => {
    const price = await shop.post('/api/order/calculate-guest', order({ serviceId: 'voip' }));
    expect(price.json<{ lines: { code: string }[] }>().lines.map(({ code }) => code)).not.toContain('whisper');
  });

  it('refuses it if a chosen voice does not offer it', async () => {
    const ask = async (selectedVoices: readonly string[]) => {
      const body = order({ selectedVoices });
      const price = await shop.post('/api/order/calculate-guest', body);
      return shop.post('/api/order/guest', { ...body, ...price.json<object>() });
    };
    const refused = await ask(['grace']);
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      { code: 'option-unavailable', message: 'Selected voice does not offer “Whispered reading”: Grace.' },
    ]);
    expect((await ask(['emma'])).statusCode).toBe(201);
  });

  it('accepts its order and its payment, and lists it on the receipt and in the emails', async () => {
    const price = await shop.post('/api/order/calculate-guest', order());
    const placed = await shop.post('/api/order/guest', { ...order(), ...price.json<object>() });
    expect(placed.statusCode).toBe(201);
    const { path } = await checkoutOf(shop, placed.json<{ id: string }>().id);
    const paid = await payWith(shop, path);
    const receipt = await shop.get(String(paid.headers.location));
    const mails = (await shop.get('/outbox')).body.split('<section').slice(1);
    expect(mails).toHaveLength(2);
    for (const text of [receipt.body, ...mails]) expect(text).toContain('Whispered reading');
    expect(receipt.body).toContain('(2 business days)');
    expect(mails.join('')).toContain('WHISPER: Order');
  });
});
