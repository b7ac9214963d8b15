import { describe, expect, it } from 'vitest';
import { spokenSeconds } from '../../../../src/domain/scripts/spoken-seconds.ts';

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
});
