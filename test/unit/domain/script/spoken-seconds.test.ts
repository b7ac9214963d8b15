import { describe, expect, it } from 'vitest';
import { spokenSeconds } from '../../../../src/domain/scripts/spoken-seconds.ts';
import { allDeskTexts } from '../../helpers/all-desk-texts.ts';
import { countWords } from '../../../../src/domain/scripts/count-words.ts';

describe('spoken seconds', () => {
  it('are 0 for no words', () => {
    expect(spokenSeconds(' … ', 'en')).toBe(0);
  });

  it('grow with words, digits and pauses', () => {
    const plain = spokenSeconds('Call us for a quote today', 'en');
    expect(spokenSeconds('Call us for a quote today please', 'en')).toBeGreaterThan(plain);
    expect(spokenSeconds('Call 5550199 for a quote today', 'en')).toBeGreaterThan(plain + 2);
    expect(spokenSeconds('Call us. For a quote. Today', 'en')).toBeCloseTo(plain + 2 * 0.48);
    expect(spokenSeconds('Call us\nfor a quote\n\ntoday', 'en')).toBeCloseTo(plain + 2 * 0.48);
  });

  it.each(allDeskTexts)('of the built-in scripts in %s are plausible', (language, { templates }) => {
    const scripts = Object.values(templates).flatMap((categories) =>
      Object.values<readonly string[]>(categories).flat(),
    );
    const rates = scripts.map((script) => (countWords(script) / spokenSeconds(script, language)) * 60);
    expect(Math.min(...rates)).toBeGreaterThan(90);
    expect(Math.max(...rates)).toBeLessThan(170);
  });
});
