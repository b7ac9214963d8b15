import { describe, expect, it, test } from 'vitest';
import type { Brief } from '../../demo/shop/drafting/drafter.ts';
import { embeddedDrafter } from '../../demo/shop/drafting/embedded/embedded.ts';
import { ownMenus } from '../../demo/shop/drafting/embedded/menu.ts';
import { draftingStyles } from '../../src/domain/scripts/drafting-choices.ts';
import { spokenFaults } from '../helpers/spoken-faults.ts';

type Language = NonNullable<Brief['language']>;

it.each<readonly [Language, string, string | undefined]>([
  ['en', 'press 1 for sales, 2 for support', 'For sales, press one. For support, press two.'],
  ['en', 'For sales press 1, to hear our hours, press *.', 'For sales, press one. To hear our hours, press star.'],
  ['en', 'Our menu: 1 for sales; # for the operator', 'For sales, press one. For the operator, press pound.'],
  ['en', '1 = speak to an agent, 2 = order status', 'To speak to an agent, press one. For order status, press two.'],
  ['en', 'press 1 for sales, 1 for support', undefined],
  ['en', 'We have 2 for one offers, 5 for families', undefined],
  ['en', 'appuyez sur le 1 pour les ventes', undefined],
  [
    'fr',
    'appuyez sur le 1 pour les ventes, sur le 2 pour le soutien',
    'Pour les ventes, faites le un. Pour le soutien, faites le deux.',
  ],
  ['fr', "Pour l'accueil, faites l'étoile", 'Pour l’accueil, faites l’étoile.'],
  ['fr', '1 = Ventes, 2 = Marie', 'Pour les ventes, faites le un. Marie, faites le deux.'],
  ['es', 'pulse 1 para ventas, 2 para soporte', 'Para ventas, marque uno. Para soporte, marque dos.'],
  ['es', '1 = ventas, 2 = citas', 'Para ventas, marque uno. Para citas, marque dos.'],
])('a menu in %s: %j is said as %j', (language, written, said) => {
  expect(ownMenus(written, language)[0]).toBe(said);
});

const menus: Readonly<Record<Language, string>> = {
  en: 'Family bakery in Ottawa. Press 1 for orders, 2 to speak to a baker.',
  fr: 'Boulangerie à Gatineau. Faites le 1 pour les commandes et le 2 pour parler à un boulanger.',
  es: 'Panadería en Madrid. Marque 1 para pedidos, 2 para hablar con un panadero.',
};
const said: Readonly<Record<Language, RegExp>> = {
  en: /For orders, (?:please )?press one\. To speak to a baker, (?:please )?press two\.$/u,
  fr: /Pour les commandes, (?:faites|appuyez sur) le un\. Pour parler à un boulanger, (?:faites|appuyez sur) le deux\.$/u,
  es: /Para pedidos, (?:marque|presione) uno\. Para hablar con un panadero, (?:marque|presione) dos\.$/u,
};

const brief = (language: Language, changes: Partial<Brief> = {}): Brief => ({
  companyName: 'Maple',
  companyDescription: menus[language],
  companyWebsite: '',
  industry: 'Restaurant',
  style: 'Professional',
  serviceType: 'voip',
  language,
  ...changes,
});

interface Wish {
  readonly positions: readonly number[];
  readonly replaced?: string;
  readonly earlier?: readonly string[];
}

const draft = (of: Brief, { positions, replaced, earlier = [] }: Wish) =>
  embeddedDrafter.draft({
    brief: of,
    positions,
    replaced: replaced ?? null,
    earlier,
    seed: 'a session',
    signal: new AbortController().signal,
  });

describe.each<Language>(['en', 'fr', 'es'])('drafts in %s of a company with a menu', (language) => {
  it('say its choices where callers choose, and nowhere else, in every style', async () => {
    for (const style of draftingStyles) {
      const texts = await draft(brief(language, { style }), { positions: [0, 1, 2, 3] });
      expect(texts.map((text) => said[language].test(text))).toEqual([false, true, false, false]);
      expect(texts.flatMap((text) => spokenFaults(text, language, text.includes('Maple') ? 'Maple' : ''))).toEqual([]);
    }
  });

  it('say them in the greeting if there is no other prompt, also in a new draft of it', async () => {
    const [greeting = ''] = await draft(brief(language), { positions: [0] });
    expect(greeting).toContain('Maple');
    expect(greeting).toMatch(said[language]);
    const [other] = await draft(brief(language), { positions: [0], replaced: greeting, earlier: [greeting] });
    expect(other).toMatch(said[language]);
    expect(other).not.toBe(greeting);
  });
});

test('a greeting sends callers to no key that the buyer’s menu does not have', async () => {
  const positions = [0, 1];
  const greetings: string[] = [];
  for (let round = 0; round < 9; round += 1) {
    greetings.push(...(await draft(brief('en'), { positions, earlier: greetings })).slice(0, 1));
  }
  expect(greetings.join(' ')).not.toMatch(/press|zero/u);
});
