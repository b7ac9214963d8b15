import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Brief } from '../../demo/shop/drafting/drafter.ts';
import { task } from '../../demo/shop/drafting/openrouter/instructions.ts';
import { languageIn } from '../../demo/shop/text/language-in.ts';
import type * as languageTable from '../../demo/shop/text/language.ts';
import type * as textsTable from '../../demo/shop/text/texts.ts';
import { pronunciationNote } from '../../src/domain/scripts/pronunciation.ts';
import type * as formTable from '../../src/text/translations.ts';
import { checkoutOf, createTestShop, message, payWith, placedOrderId, type TestShop } from '../helpers/shop.ts';
import { plain } from './helpers/outbox.ts';
import { toyStyle } from './helpers/toy-language.ts';

// The files of a worker share loaded modules: this one loads them again, and leaves none for the next.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../../demo/shop/text/language.ts');
  vi.doUnmock('../../demo/shop/text/texts.ts');
  vi.doUnmock('../../src/text/translations.ts');
  vi.resetModules();
});
vi.mock('../../demo/shop/text/language.ts', async (original) => {
  const { languages, languageFacts, ...rest } = await original<typeof languageTable>();
  const { toyFacts } = await import('./helpers/toy-language.ts');
  return { ...rest, languages: [...languages, 'xx'], languageFacts: { ...languageFacts, xx: toyFacts } };
});
vi.mock('../../demo/shop/text/texts.ts', async (original) => {
  const { textsIn } = await original<typeof textsTable>();
  const { toyTexts } = await import('./helpers/toy-language.ts');
  const toy = toyTexts(textsIn('en'));
  return { textsIn: (language: string) => (language === 'xx' ? toy : textsIn(language === 'fr' ? 'fr' : 'en')) };
});
vi.mock('../../src/text/translations.ts', async (original) => {
  const { translations } = await original<typeof formTable>();
  const { toyFormTexts } = await import('./helpers/toy-language.ts');
  return { translations: { ...translations, xx: toyFormTexts(translations.fr) } };
});

const toy = languageIn('xx-AB');
const inToy = { 'accept-language': 'xx' };

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ config: { showsOutbox: true } });
});
afterAll(() => shop.close());

describe('a shop with a further language', () => {
  it('asks a model to write in it', () => {
    const brief: Brief = {
      companyName: 'Acme',
      companyDescription: '',
      companyWebsite: '',
      industry: 'Other',
      style: 'Warm',
      serviceType: 'moh',
      ...(toy && { language: toy }),
    };
    const { signal } = new AbortController();
    const asked = task({ brief, positions: [0], replaced: null, earlier: [], signal });
    expect(asked).toContain('"language":"Toyish as in the test"');
  });

  it('says on the receipt and in the mail how a message is spoken', async () => {
    const content = 'Ole, Nguyen.';
    const note = pronunciationNote(content, [{ word: 'Nguyen', sound: 'win' }]);
    const items = [{ ...message(content), style: `${toyStyle.text} ${note}` }];
    const order = await placedOrderId(shop, { items, phoneSystem: '3cx' }, inToy);
    const { location } = (await payWith(shop, (await checkoutOf(shop, order)).path)).headers;
    const page = plain((await shop.get(String(location))).body);
    const mail = plain((await shop.get('/outbox')).body);
    for (const text of [page, mail]) {
      expect(text).toContain('Sona: Nguyen (win)');
      expect(text).toContain(`Stila: ${toyStyle.label}`);
      expect(text).toContain('Toy 3CX');
    }
  });
});
