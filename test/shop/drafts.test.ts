import { describe, expect, it, test } from 'vitest';
import type { Brief } from '../../demo/shop/drafting/drafter.ts';
import { aboutSentence } from '../../demo/shop/drafting/embedded/about.ts';
import { embeddedDrafter } from '../../demo/shop/drafting/embedded/embedded.ts';
import { ownMenus } from '../../demo/shop/drafting/embedded/menu.ts';
import { languages, type Language } from '../../demo/shop/text/language.ts';
import { serviceTypes } from '../../src/domain/order/services.ts';
import { countWords } from '../../src/domain/scripts/count-words.ts';
import { draftingStyles, industries } from '../../src/domain/scripts/drafting-choices.ts';
import { spokenFaults } from '../helpers/spoken-faults.ts';
import { descriptions } from './helpers/descriptions.ts';

interface Wish {
  readonly positions?: readonly number[];
  readonly replaced?: string;
  readonly earlier?: readonly string[];
  readonly seed?: string;
}

/** Ten drafts, or those at other positions. */
function draft(brief: Partial<Brief>, { positions, replaced, earlier = [], seed = 'a session' }: Wish = {}) {
  const full: Brief = {
    companyName: 'Maple',
    companyDescription: '',
    companyWebsite: 'https://www.maple-shop.example/start',
    industry: 'Other',
    style: 'Professional',
    serviceType: 'moh',
    ...brief,
  };
  const most = full.serviceType === 'mvoice' ? 1 : 10;
  return embeddedDrafter({
    brief: full,
    positions: positions ?? Array.from({ length: most }, (_, index) => index),
    replaced: replaced ?? null,
    earlier,
    seed,
    signal: new AbortController().signal,
  });
}

/** The drafts in which something is wrong, with what it is. */
const wrong = (texts: readonly string[], language: string, company = 'Maple') =>
  texts.map((text) => [text, spokenFaults(text, language, company)] as const).filter(([, faults]) => faults.length > 0);

/** Signs of something that was left open or put together badly. */
const gaps = /[{}[\]]|undefined|null|\.\.| {2}|\s[.,!]/u;

describe.each(languages)('drafts in %s', (language) => {
  it.each(serviceTypes)('of %s can be read out, have 20 to 45 words and do not repeat', async (serviceType) => {
    for (const [at, industry] of industries.entries()) {
      for (const style of draftingStyles.filter((_, place) => place % 3 === at % 3)) {
        const texts = await draft({ industry, style, serviceType, language });
        expect(wrong(texts, language)).toEqual([]);
        expect(new Set(texts).size).toBe(texts.length);
        expect(texts.filter((text) => countWords(text) < 20 || countWords(text) > 45 || gaps.test(text))).toEqual([]);
      }
    }
  });

  it.each(descriptions[language])('say %j as %j', (description, said) => {
    expect(aboutSentence('Maple', description, language) ?? null).toBe(said);
  });

  it('say what fits of any description, in every style', async () => {
    for (const style of draftingStyles) {
      for (const [companyDescription, said] of descriptions[language]) {
        const texts = await draft({ companyDescription, language, style }, { positions: [0, 1] });
        expect(wrong(texts, language)).toEqual([]);
        expect(texts[1]?.includes(said ?? '')).toBe(true);
        expect(said === null && texts[1]?.includes(companyDescription)).toBe(false);
      }
    }
  });

  it('say any name of a company', async () => {
    for (const companyName of ['Keys & Sons', 'O’Brien’s', 'NORTHWIND', 'Acme Inc.', 'Wow!', 'Maple.com']) {
      const said = companyName
        .replace('&', { en: 'and', fr: 'et', es: 'y' }[language])
        .replace('.com', ` ${{ en: 'dot', fr: 'point', es: 'punto' }[language]} com`);
      for (const serviceType of serviceTypes) {
        const texts = await draft({ companyName, language, serviceType });
        expect(wrong(texts, language, said)).toEqual([]);
        expect(texts.some((text) => text.includes(said))).toBe(true);
      }
    }
  });
});

describe('drafts', () => {
  test.each(['$` $1 {site}', '{company} [x]', '<b>Bold</b>', 'A\n\tB', '{about}'])(
    'take what buyers type as text: %j',
    async (companyName) => {
      const texts = await draft({ companyName, companyWebsite: '' });
      expect(texts[0]).toContain(companyName.replaceAll(/\s+/gu, ' '));
    },
  );

  it('always say what to do in an emergency', async () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const texts = await draft({ serviceType: 'voip', industry: 'Healthcare' }, { positions: [2], seed });
      expect(texts).toEqual([expect.stringContaining('nine one one')]);
    }
  });

  test.each(serviceTypes)('of %s are new each time as long as there is something new to say', async (serviceType) => {
    const texts: string[] = [];
    for (let round = 0; round < 9; round += 1) {
      texts.push(...(await draft({ serviceType }, { positions: [0], earlier: texts })));
    }
    expect(new Set(texts).size).toBe(9);
  });
});

it.each<readonly [Language, string, string | undefined]>([
  ['en', 'press 1 for sales, 2 for support', 'For sales, press one. For support, press two.'],
  ['en', 'For sales press 1, to hear our hours, press *.', 'For sales, press one. To hear our hours, press star.'],
  ['en', 'Our menu: 1 for sales; # for the operator', 'For sales, press one. For the operator, press pound.'],
  ['en', '1 = speak to an agent, 2 = order status', 'To speak to an agent, press one. For order status, press two.'],
  ['en', 'press 1 for sales, 1 for support', undefined],
  ['en', 'We have 2 for one offers, 5 for families', undefined],
  ['en', 'appuyez sur le 1 pour les ventes', undefined],
  ['fr', 'faites le 1 pour les ventes, le 2 pour Marie', 'Pour les ventes, faites le un. Pour Marie, faites le deux.'],
  ['fr', "Pour l'accueil, faites l'étoile", 'Pour l’accueil, faites l’étoile.'],
  ['fr', '1 = Ventes, 2 = Marie', 'Pour les ventes, faites le un. Marie, faites le deux.'],
  ['es', 'pulse 1 para ventas, 2 para soporte', 'Para ventas, marque uno. Para soporte, marque dos.'],
  ['es', '1 = ventas, 2 = citas', 'Para ventas, marque uno. Para citas, marque dos.'],
])('a menu in %s: %j is said as %j', (language, written, said) => {
  expect(ownMenus(written, language)[0]).toBe(said);
});

describe('drafts of a company with a menu', () => {
  const companyDescription = 'Family bakery in Ottawa. Press 1 for orders, 2 to speak to a baker.';
  const bakery = { companyDescription, companyWebsite: '', serviceType: 'voip', industry: 'Restaurant' } as const;
  const said = /For orders, (?:please )?press one\. To speak to a baker, (?:please )?press two\.$/u;

  it('say its choices where callers choose, and nowhere else, in every style', async () => {
    for (const style of draftingStyles) {
      const texts = await draft({ ...bakery, style }, { positions: [0, 1, 2, 3] });
      expect(texts.map((text) => said.test(text))).toEqual([false, true, false, false]);
      expect(texts[0]).not.toMatch(/press|zero/u);
    }
  });

  it('say them in the greeting if there is no other prompt, also in a new draft of it', async () => {
    const [greeting = ''] = await draft(bakery, { positions: [0] });
    expect(greeting).toMatch(said);
    const [other] = await draft(bakery, { positions: [0], replaced: greeting, earlier: [greeting] });
    expect(other).toMatch(said);
    expect(other).not.toBe(greeting);
  });
});
