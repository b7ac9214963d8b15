import { expect, it } from 'vitest';
import { adviseEmail } from '../../../src/domain/buyer/email-advice.ts';

const meant = (domain: string): string | null => {
  const advice = adviseEmail(`Pat.Morgan@${domain}`);
  return advice?.kind === 'meant' ? advice.email : (advice?.kind ?? null);
};

it.each([
  ['gmial.com', 'gmail.com'],
  ['gmal.com', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['Gmail.con', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.ca', 'gmail.com'],
  ['gmail,com', 'gmail.com'],
  ['gmailcom', 'gmail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmail.cm', 'hotmail.com'],
  ['yahooo.co.uk', 'yahoo.co.uk'],
  ['sympatco.ca', 'sympatico.ca'],
  ['harbourdental.con', 'harbourdental.com'],
])('an email address at %s is corrected to %s', (domain, other) => {
  expect(meant(domain)).toBe(`Pat.Morgan@${other}`);
});

it.each([
  ['marie@example.com,', 'marie@example.com'],
  ['marie@example.com.', 'marie@example.com'],
  ['<marie@example.com>;', 'marie@example.com'],
  ['“marie@gmial.com”.', 'marie@gmail.com'],
  ['marie@example..com', 'marie@example.com'],
])('an email address copied with punctuation, %s, is corrected to %s', (typed, email) => {
  expect(adviseEmail(typed)).toEqual({ kind: 'meant', email });
});

it.each(['harbourdental', 'localhost', 'harbourdental.,', '.com'])('an email address at %s lacks a dot', (domain) => {
  expect(meant(domain)).toBe('noDot');
});

it.each(
  `gmail.com email.com mail.com me.com gmx.ch web.de posteo.de outlook.ie outlook.com.br hotmail.co.uk yahoo.in
  live.ca bell.net rogers.com roger.com box.net free.fr libera.it pm.me hey.com key.com qq.com harbourdental.ca
  maple.dental acme.co acme.io acme.om mail.acme.co.uk hotels.com outlet.com cloud.com dell.com münchen.de`
    .split(/\s+/u)
    .map((domain) => [domain]),
)('an email address at %s is correct', (domain) => {
  expect(meant(domain)).toBeNull();
});

it.each(['', 'pat', 'pat@', '@gmial.com', 'pat@gmial.com, bo@gmial.com'])(
  'the email address %j gets no advice',
  (text) => {
    expect(adviseEmail(text)).toBeNull();
  },
);
