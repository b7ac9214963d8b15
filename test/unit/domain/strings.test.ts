import { expect, it } from 'vitest';
import { dateAsWritten } from '../../../src/domain/common/strings.ts';

const dayIn = (language: string, date: string): string =>
  dateAsWritten(
    new Intl.DateTimeFormat(language, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
      new Date(date),
    ),
    language,
  );

it.each([
  ['en-CA', '2026-12-01', 'Tuesday, December 1'],
  ['fr-CA', '2026-12-01', 'mardi 1er décembre'],
  ['fr', '2026-12-11', 'vendredi 11 décembre'],
  ['es-US', '2026-11-25', 'miércoles 25 de noviembre'],
])('the date in %s, %s, is written %s', (language, date, words) => {
  expect(dayIn(language, date)).toBe(words);
});
