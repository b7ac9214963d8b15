import { describe, expect, it } from 'vitest';
import type { Brief } from '../../demo/shop/drafting/drafter.ts';
import { aboutSentence } from '../../demo/shop/drafting/embedded/about.ts';
import { embeddedDrafter } from '../../demo/shop/drafting/embedded/embedded.ts';
import { languages } from '../../demo/shop/text/language.ts';
import { serviceTypes } from '../../src/domain/order/services.ts';
import { draftingStyles, industries } from '../../src/domain/scripts/drafting-choices.ts';
import { spokenFaults } from '../helpers/spoken-faults.ts';
import { descriptions } from './helpers/descriptions.ts';

function draft(brief: Partial<Brief>, count = 10): Promise<readonly string[]> {
  const full: Brief = {
    companyName: 'Maple',
    companyDescription: '',
    companyWebsite: 'https://www.maple-shop.example/start',
    industry: 'Other',
    style: 'Professional',
    serviceType: 'moh',
    ...brief,
  };
  const positions = Array.from({ length: full.serviceType === 'mvoice' ? 1 : count }, (_, index) => index);
  const { signal } = new AbortController();
  return embeddedDrafter.draft({ brief: full, positions, replaced: null, earlier: [], seed: 'a session', signal });
}

/** The drafts in which something is wrong, with what it is. */
const wrong = (texts: readonly string[], language: string, company = 'Maple') =>
  texts.map((text) => [text, spokenFaults(text, language, company)] as const).filter(([, faults]) => faults.length > 0);

describe.each(languages)('descriptions in %s', (language) => {
  it.each(descriptions[language])('%j is said as %j', (description, said) => {
    expect(aboutSentence('Maple', description, language) ?? null).toBe(said);
  });

  it.each(draftingStyles)('make right drafts in the style %s', async (style) => {
    for (const [companyDescription, said] of descriptions[language]) {
      const texts = await draft({ companyDescription, language, style }, 2);
      expect(wrong(texts, language)).toEqual([]);
      expect(texts[1]?.includes(said ?? '')).toBe(true);
      expect(said === null && texts[1]?.includes(companyDescription)).toBe(false);
    }
  });
});

describe('names of companies', () => {
  it.each(languages.flatMap((language) => serviceTypes.map((service) => [language, service] as const)))(
    'make right drafts in %s of %s',
    async (language, serviceType) => {
      for (const name of [
        'Keys & Sons',
        'O’Brien’s',
        'NORTHWIND',
        'Hermanos López',
        'Acme Inc.',
        'Wow!',
        'Maple.com',
      ]) {
        const texts = (
          await Promise.all(
            (['Professional', 'Energetic'] as const).map((style) =>
              draft({ companyName: name, language, style, serviceType }, 3),
            ),
          )
        ).flat();
        const said = name
          .replace('&', { en: 'and', fr: 'et', es: 'y' }[language])
          .replace('.com', ` ${{ en: 'dot', fr: 'point', es: 'punto' }[language]} com`);
        expect(wrong(texts, language, said)).toEqual([]);
        expect(texts.some((text) => text.includes(said))).toBe(true);
      }
    },
  );
});

it.each(languages)('drafts in %s can be read out as they are', async (language) => {
  for (const [at, industry] of industries.entries()) {
    for (const style of draftingStyles.filter((_, place) => place % 3 === at % 3)) {
      for (const serviceType of serviceTypes) {
        expect(wrong(await draft({ industry, style, serviceType, language }), language)).toEqual([]);
      }
    }
  }
});
