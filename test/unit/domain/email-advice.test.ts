import { describe, expect, it } from 'vitest';
import { adviseEmail } from '../../../src/domain/buyer/email-advice.ts';

const meant = (domain: string): string | null => {
  const advice = adviseEmail(`Pat.Morgan@${domain}`);
  return advice?.kind === 'meant' ? advice.email : (advice?.kind ?? null);
};

describe('an email address', () => {
  it.each([
    ['gmial.com', 'gmail.com'],
    ['gmal.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['gnail.com', 'gmail.com'],
    ['Gmail.con', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmail.ca', 'gmail.com'],
    ['gmail,com', 'gmail.com'],
    ['gmailcom', 'gmail.com'],
    ['gmial.con', 'gmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['hotmai.fr', 'hotmail.fr'],
    ['hotmail.cm', 'hotmail.com'],
    ['outlok.com', 'outlook.com'],
    ['yaho.com', 'yahoo.com'],
    ['yahooo.co.uk', 'yahoo.co.uk'],
    ['iclod.com', 'icloud.com'],
    ['sympatco.ca', 'sympatico.ca'],
    ['videotrn.ca', 'videotron.ca'],
    ['harbourdental.con', 'harbourdental.com'],
  ])('at %s is corrected to %s', (domain, other) => {
    expect(meant(domain)).toBe(`Pat.Morgan@${other}`);
  });

  it.each(['harbourdental', 'localhost', 'harbourdental.', '.com'])('at %s lacks a dot', (domain) => {
    expect(meant(domain)).toBe('noDot');
  });

  it.each(
    `gmail.com googlemail.com ymail.com email.com fmail.com mail.com mac.com me.com msn.com aol.com aim.com gmx.ch gmx.net
    gmx.de gmx.com web.de t-online.de posteo.de outlook.com outlook.fr outlook.ie outlook.at outlook.com.br hotmail.ca hotmail.se
    hotmail.be hotmail.nl hotmail.co.uk hotmail.com.ar yahoo.ca yahoo.co.jp yahoo.in yahoo.gr yahoo.be yahoo.com.ar live.ca
    live.com bell.net bellnet.ca shaw.ca telus.net rogers.com rodgers.com roger.com cogeco.ca eastlink.ca videotron.com att.net
    cox.net box.net verizon.com comcast.com orange.fr orange.com free.fr sfr.fr laposte.fr libero.it libera.it uol.com.br
    terra.es proton.me pm.me protonmail.ch fastmail.com hey.com key.com zoho.eu yandex.ru qq.com 163.com harbourdental.com
    harbourdental.ca maple.dental acme.co acme.io acme.cm acme.om mail.acme.co.uk hotels.com hotmart.com outlet.com cloud.com
    google.com dell.com münchen.de example.com`
      .split(/\s+/u)
      .map((domain) => [domain]),
  )('at %s is correct', (domain) => {
    expect(meant(domain)).toBeNull();
  });

  it.each(['', 'pat', 'pat@', '@gmial.com', 'pat@gmial.com, bo@gmial.com'])(
    'that is invalid (%j) gets no advice',
    (text) => {
      expect(adviseEmail(text)).toBeNull();
    },
  );
});
