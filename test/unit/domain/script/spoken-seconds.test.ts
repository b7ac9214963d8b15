import { describe, expect, it } from 'vitest';
import { spokenSeconds } from '../../../../src/domain/scripts/spoken-seconds.ts';
import { allDeskTexts } from '../../helpers/all-desk-texts.ts';
import { countWords } from '../../../../src/domain/scripts/count-words.ts';

describe('spoken seconds', () => {
  it('are none where nothing is said', () => {
    expect(spokenSeconds(' … ', 'en')).toBe(0);
  });

  it('grow with words, with what digits are said as, and with pauses', () => {
    const plain = spokenSeconds('Call us for a quote today', 'en');
    expect(spokenSeconds('Call us for a quote today please', 'en')).toBeGreaterThan(plain);
    expect(spokenSeconds('Call 5550199 for a quote today', 'en')).toBeGreaterThan(plain + 2);
    expect(spokenSeconds('Call us. For a quote. Today', 'en')).toBeCloseTo(plain + 2 * 0.48);
    expect(spokenSeconds('Call us\nfor a quote\n\ntoday', 'en')).toBeCloseTo(plain + 2 * 0.48);
  });

  it('of fifty words of English in four sentences are about 22, and more in French', () => {
    const sentence = 'We are so glad that you have called us here and now today. ';
    const text = sentence.repeat(4).replace('now today', 'now');
    expect(spokenSeconds(text, 'en')).toBeGreaterThan(19);
    expect(spokenSeconds(text, 'en')).toBeLessThan(23);
    expect(spokenSeconds(text, 'fr')).toBeGreaterThan(spokenSeconds(text, 'en'));
  });

  it.each(allDeskTexts)(
    'of the scripts in %s are what makers of such messages plan with',
    (language, { templates }) => {
      const scripts = Object.values(templates).flatMap((categories) =>
        Object.values<readonly string[]>(categories).flat(),
      );
      const rates = scripts.map((script) => (countWords(script) / spokenSeconds(script, language)) * 60);
      expect(Math.min(...rates)).toBeGreaterThan(90);
      expect(Math.max(...rates)).toBeLessThan(170);
    },
  );
});
