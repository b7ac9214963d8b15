import { describe, expect, it } from 'vitest';
import { countWords } from '../../src/domain/words.ts';
import { companyPlaceholder, templates } from '../../src/text/templates.en.ts';

const placeholders: readonly string[] = [
  companyPlaceholder,
  '[website]',
  '[business hours]',
  '[department]',
  '[name]',
  '[phone number]',
  '[product or service]',
];

const services = Object.entries(templates).map(([service, categories]) => ({
  service,
  categories: Object.keys(categories),
  texts: Object.values<readonly string[]>(categories).flat(),
}));
const texts = services.flatMap((service) => service.texts);

describe('templates', () => {
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
    expect(text).toMatch(/^(\p{Lu}|\[C).*[.?]$/u);
    expect(text).not.toMatch(/\s{2}|^\s|\s$/u);
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
