import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestShop, guestOrder, message, payWith, checkoutOf, words, type TestShop } from '../helpers/shop.ts';

// The files of a worker share loaded modules: this one loads them again, and leaves none for the next.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../../src/domain/order/services.ts');
  vi.resetModules();
});
vi.mock(import('../../src/domain/order/services.ts'), async (original) => {
  const { withFourthService } = await import('../unit/helpers/fourth-service.ts');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types know three services
  return withFourthService(await original()) as never;
});

const options = JSON.stringify({ proofReading: 1500, rushProduction: 4900 });
const rates = ['CAD', 'USD'].map((currency) => `('ivr', '${currency}', 10000, 2000, 30, '${options}')`).join();

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.rows(`INSERT INTO services (id, position, title, included_prompts, included_words_per_prompt)
    VALUES ('ivr', 3, 'Interactive Voice Response', 1, 50)`);
  await shop.rows(
    `INSERT INTO rates (service_id, currency, fixed, extra_prompts, extra_words, options) VALUES ${rates}`,
  );
});
afterAll(() => shop.close());

const messages = (count: number) =>
  Array.from({ length: count }, (_, index) => message('Say what you need.', index + 1));
const order = (changes: object = {}) => ({
  ...guestOrder(),
  serviceType: 'ivr',
  serviceId: 'ivr',
  selectedVoices: ['emma', 'james'],
  phone: '780 555 0100',
  items: messages(2),
  ...changes,
});

async function place(changes: object = {}) {
  const wanted = order(changes);
  const price = await shop.post('/api/order/calculate-guest', wanted);
  return shop.post('/api/order/guest', { ...wanted, ...price.json<object>() });
}

describe('a shop with a fourth service', () => {
  it('offers it after the others', async () => {
    const [services] = (await shop.get('/api/service')).json<[readonly { id: string; title: string }[], number]>();
    expect(services.map(({ id }) => id)).toEqual(['moh', 'voip', 'mvoice', 'ivr']);
    expect(services[3]).toMatchObject({ title: 'Interactive Voice Response', config: { includedPrompts: 1 } });
  });

  it('prices it by its own rates', async () => {
    const items = [message(words(52)), message('Hello', 2)];
    const answer = await shop.post('/api/order/calculate-guest', order({ items }));
    expect(answer.json()).toMatchObject({ subtotal: 120.6, extraWordCount: 2 });
  });

  it('accepts its order and its payment, and thanks for it', async () => {
    const answer = await place();
    expect(answer.statusCode).toBe(201);
    const { id } = answer.json<{ id: string }>();
    const [row] = await shop.rows(`SELECT * FROM orders WHERE id = '${id}'`);
    expect(row).toMatchObject({ service_type: 'ivr', service_title: 'Interactive Voice Response', subtotal: 12_000 });
    const { path } = await checkoutOf(shop, id);
    const paid = await payWith(shop, path);
    const receipt = await shop.get(String(paid.headers.location));
    expect(receipt.body).toContain('Interactive Voice Response');
    expect(receipt.body).toContain('Emma and James');
    expect(receipt.body).toContain('Uploaded during a call with you');
  });

  it.each<[string, object, string]>([
    ['music', { selectedMusic: ['river'] }, 'This service doesn’t include background music.'],
    ['six messages', { items: messages(6) }, 'This service allows up to 5 messages per order.'],
    ['fewer messages than voices', { items: messages(1) }, 'Selected 2 voices or tracks: Minimum message count 2.'],
    [
      'a phone system that there is not',
      { phoneSystem: 'fax' },
      'We don’t support this phone system or file format. Please choose another.',
    ],
  ])('refuses %s', async (_, changes, said) => {
    const answer = await place(changes);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ message: said });
  });

  it('drafts for it', async () => {
    const answer = await shop.post('/api/openrouter/generate-prompts', {
      companyName: 'Maple Dental',
      companyDescription: '',
      companyWebsite: '',
      industry: 'Healthcare',
      style: 'Warm',
      promptCount: 2,
      serviceType: 'ivr',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<{ prompts: readonly unknown[] }>().prompts).toHaveLength(2);
  });
});
