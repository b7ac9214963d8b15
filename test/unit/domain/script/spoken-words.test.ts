import { describe, expect, it } from 'vitest';
import { spokenSeconds, spokenWords } from '../../../../src/domain/scripts/spoken-seconds.ts';

it.each([
  ['', 0],
  [' — … !', 0],
  ['Thank you for calling.', 4],
  ['well-known, isn’t it?', 4],
  ['Call (514) 555-0199 or 5550199', 19],
  ['Call +1 800 555 0199 now', 13],
  ['Only $1,299.99 today', 9],
  ['Open at 9:00', 3],
  ['Open from 8:30 a.m. to 5 p.m.', 11],
  ['www.example.com', 7],
  ['acme-store.ca', 5],
  ['info@example.com', 5],
  ['1,250 cars', 5],
  ['2000 cars', 5],
  ['up to 2.5 times', 5],
  ['20% off', 4],
  ['R & D', 3],
  ['your TV and PC', 6],
  ['extension 007', 4],
  ['Merci d’avoir appelé.', 3],
  ['de 9h à 17 h 30', 9],
  ['www.exemple.quebec', 7],
] as const)('%j has about %i spoken words', (text, count) => {
  expect(spokenWords(text)).toBe(count);
});

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
