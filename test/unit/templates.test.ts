import { describe, expect, it } from 'vitest';
import { countWords } from '../../src/domain/words.ts';
import { en } from '../../src/text/en.ts';
import { fr } from '../helpers/french.ts';

const english = [
  '[website]',
  '[business hours]',
  '[department]',
  '[name]',
  '[phone number]',
  '[product or service]',
  '[offer]',
  '[end date]',
  '[return date]',
];
const french = [
  '[site Web]',
  '[heures d’ouverture]',
  '[nom du service]',
  '[nom]',
  '[numéro de téléphone]',
  '[produit ou service]',
];

const languages = [
  { language: 'English', text: en, others: english },
  { language: 'French', text: fr, others: french },
];

describe.each(languages)('templates in $language', ({ text, others }) => {
  const { templates, companyPlaceholder } = text;
  const placeholders: readonly string[] = [companyPlaceholder, ...others];
  const services = Object.entries(templates).map(([service, categories]) => ({
    service,
    categories: Object.keys(categories),
    texts: Object.values<readonly string[]>(categories).flat(),
  }));
  const texts = services.flatMap((service) => service.texts);

  it.each(services)('of $service are 15 in 4 to 6 categories', (service) => {
    expect(service.texts).toHaveLength(15);
    expect(service.categories.length).toBeGreaterThanOrEqual(4);
    expect(service.categories.length).toBeLessThanOrEqual(6);
  });

  it('are all distinct', () => {
    expect(new Set(texts).size).toBe(45);
  });

  it.each(texts)('stay within the words that a message includes: %s', (text) => {
    expect(countWords(text)).toBeGreaterThanOrEqual(15);
    expect(countWords(text)).toBeLessThanOrEqual(50);
  });

  it.each(texts)('read as whole sentences: %s', (text) => {
    expect(text.replace(companyPlaceholder, 'Acme')).toMatch(/^\p{Lu}.*[.?]$/u);
    // A no-break space would count as one more word between two others, and be read by nobody.
    expect(text).not.toMatch(/\s{2}|^\s|\s$|\u00a0/u);
  });

  it('use only known placeholders', () => {
    for (const text of texts) {
      expect(placeholders).toEqual(expect.arrayContaining(text.match(/\[[^\]]*\]?|\]/gu) ?? []));
    }
  });

  it('use every placeholder, and the company in most', () => {
    for (const placeholder of placeholders) expect(texts.join(' ')).toContain(placeholder);
    expect(texts.filter((text) => text.includes(companyPlaceholder)).length).toBeGreaterThan(35);
  });
});

it('both languages have as many categories and scripts at each place', () => {
  const shapeOf = ({ templates }: typeof en) =>
    Object.entries(templates).map(([service, one]) => [service, Object.values(one).map((scripts) => scripts.length)]);
  expect(shapeOf(fr)).toEqual(shapeOf(en));
});
