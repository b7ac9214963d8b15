import { expect, it } from 'vitest';
import { momentText } from '../../../src/desk/ready/ready-day.tsx';
import { addTexts, textIn } from '../../../src/text/text.ts';
import { toolTextFor } from '../../../src/text/tool-text.ts';
import { translations } from '../../../src/text/translations.ts';

addTexts('fr', translations.fr);
addTexts('es', translations.es);

const moment = { at: Date.parse('2026-11-23T20:00Z'), isToday: false, isFullHour: true, timeZone: 'America/Toronto' };

it.each([
  ['en', true, 'Applies if you pay by 3 PM EST.'],
  ['fr-CA', true, 'Valable si vous payez d’ici 15 h HNE.'],
  ['fr-CA', false, 'Valable si vous payez d’ici le lundi 23 novembre à 15 h HNE.'],
  ['es-US', true, 'Hora límite para pagar: 3 p. m., hora del Este.'],
])('a cut-off time is written as in its language: %s, today %s', (locale, isToday, sentence) => {
  const { until, untilDay, zones } = toolTextFor(textIn(locale)).ready;
  const written = (isToday ? until : untilDay)(momentText({ ...moment, isToday }, locale, zones));
  expect(written.replaceAll(/\s/gu, ' ')).toBe(sentence);
});
