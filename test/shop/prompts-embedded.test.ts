import { describe, expect, it, test } from 'vitest';
import type { Brief } from '../../demo/shop/drafting/drafter.ts';
import { embeddedDrafter } from '../../demo/shop/drafting/embedded/embedded.ts';
import { draftingStyles, industries } from '../../src/domain/scripts/drafting-choices.ts';
import { serviceTypes } from '../../src/domain/order/services.ts';
import { languages } from '../../demo/shop/text/language.ts';
import { countWords } from '../../src/domain/scripts/count-words.ts';

const brief = (changes: Partial<Brief> = {}): Brief => ({
  companyName: 'Maple & Sons',
  companyDescription: 'Family business in Ottawa with evening hours',
  companyWebsite: 'https://www.maple.example/welcome?x=1',
  industry: 'Other',
  style: 'Friendly',
  serviceType: 'moh',
  ...changes,
});

interface Wish {
  readonly count?: number;
  readonly position?: number;
  readonly earlier?: readonly string[];
  readonly seed?: string;
}

function draft(of: Brief, { count = 10, position = 0, earlier = [], seed = 'a session' }: Wish = {}) {
  const positions = Array.from({ length: count }, (_, index) => position + index);
  const { signal } = new AbortController();
  return embeddedDrafter.draft({ brief: of, positions, replaced: null, earlier, seed, signal });
}

/** The one that no other template fits, and a few with templates of their own. */
const someIndustries = industries.filter((_, index) => index % 4 === 2);
const every = serviceTypes.flatMap((serviceType) =>
  draftingStyles.flatMap((style) => someIndustries.map((industry) => ({ serviceType, style, industry }))),
);

/** Signs of something that was left open or put together badly. */
const gaps = /[{}[\]]|undefined|null|\.\.| {2}|\s[.,!]/u;

describe('scripts', () => {
  const kinds = languages.flatMap((language) => serviceTypes.map((service) => [language, service] as const));

  test.each(kinds)(
    'in %s of %s have 20 to 45 words and no gap, in every style and industry',
    async (language, service) => {
      for (const choice of every.filter(({ serviceType }) => serviceType === service)) {
        const texts = await draft(brief({ ...choice, language }), { count: service === 'mvoice' ? 1 : 10 });
        expect(new Set(texts).size).toBe(texts.length);
        expect(texts.filter((text) => countWords(text) < 20 || countWords(text) > 45)).toEqual([]);
        expect(texts.filter((text) => !/^[¿¡]?\p{Lu}.*[.!?]$/u.test(text) || gaps.test(text))).toEqual([]);
      }
    },
  );

  it('always say what to do in an emergency', async () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const clinic = brief({ serviceType: 'voip', industry: 'Healthcare' });
      expect(await draft(clinic, { count: 1, position: 2, seed })).toEqual([expect.stringContaining('nine one one')]);
    }
  });

  test.each(serviceTypes)('of %s are new each time as long as there is something new to say', async (serviceType) => {
    const texts: string[] = [];
    for (let round = 0; round < 9; round += 1) {
      texts.push(...(await draft(brief({ serviceType }), { count: 1, earlier: texts })));
    }
    expect(new Set(texts).size).toBe(9);
  });
});

describe('what buyers type is only text', () => {
  test.each(['$` $1 {site}', '{company} [x]', '<b>Bold</b>', 'A\n\tB', '{about}'])('%j', async (companyName) => {
    const name = companyName.replaceAll(/\s+/gu, ' ');
    const texts = await draft(brief({ companyName, companyWebsite: '' }), { count: 1 });
    expect(texts[0]).toContain(name);
  });
});
