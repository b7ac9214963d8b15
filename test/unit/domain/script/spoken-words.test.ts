import { expect, it } from 'vitest';
import { en } from '../../../../src/domain/scripts/languages/en.ts';
import { es } from '../../../../src/domain/scripts/languages/es.ts';
import { fr } from '../../../../src/domain/scripts/languages/fr.ts';
import { spokenWords } from '../../../../src/domain/scripts/spoken-words.ts';

const rules = { en, fr, es };

it.each([
  ['en', '', 0],
  ['en', ' — … !', 0],
  ['en', 'Thank you for calling.', 4],
  ['en', 'well-known, isn’t it?', 4],
  ['en', 'Call (514) 555-0199 or 5550199', 19],
  ['en', 'Call +1 800 555 0199 now', 13],
  ['en', 'Only $1,299.99 today', 12],
  ['en', 'Open at 9:00', 3],
  ['en', 'Open from 8:30 a.m. to 5 p.m.', 10],
  ['en', 'www.example.com', 7],
  ['en', 'acme-store.ca', 5],
  ['en', 'info@example.com', 5],
  ['en', '1,250 cars', 6],
  ['en', 'up to 2.5 times', 6],
  ['en', '20% off', 3],
  ['en', 'R & D', 3],
  ['en', 'open 24/7', 4],
  ['en', 'your TV and PC', 6],
  ['en', 'extension 007', 4],
  ['fr', 'Merci d’avoir appelé.', 3],
  ['fr', 'de 9 h à 17 h 30', 8],
  ['fr', 'de 9h à 17h30', 8],
  ['fr', '1 299,99 $', 13],
  ['fr', '20 % de rabais', 4],
  ['fr', 'composez le 418 555-0199', 12],
  ['fr', 'www.exemple.quebec', 7],
  ['es', 'Llame al 305-555-0199', 12],
  ['es', 'de 9:00 a 17:30', 7],
  ['es', '$45.50', 6],
] as const)('in %s: %j has %i spoken words', (language, text, count) => {
  expect(spokenWords(text, rules[language])).toBe(count);
});
