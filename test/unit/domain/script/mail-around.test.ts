import { describe, expect, it } from 'vitest';
import { scriptsOfText } from '../../../../src/domain/script/read-scripts.ts';
import { likelyOf, unlikelyIn } from '../../helpers/found.ts';

const thanks = 'Thank you for calling Acme. Please hold.';
const specials = 'Ask about our fall specials.';
const texts = `${thanks}\n\n${specials}`;
const plain = [
  ['', thanks],
  ['', specials],
];

describe('what firms put below all of their mails is most likely not spoken', () => {
  const signOff = ['Thank you,', 'Tom Baker\nOperations Manager'];

  it.each([
    'Please consider the environment before printing this email.',
    'CONFIDENTIALITY NOTICE: This email is intended only for the person addressed. If you received it in error, please delete it.',
    'This e-mail and its attachments are confidential.\nUse by others than the intended recipient is forbidden.',
    'AVIS DE CONFIDENTIALITÉ : Ce courriel est destiné uniquement à la personne à qui il est adressé.',
    'Pensez à la planète avant d’imprimer ce courriel.',
    'Aviso de confidencialidad: este correo está destinado a quien va dirigido.',
  ])('%s', (footer) => {
    for (const below of [[footer], [footer, 'Please consider the environment before printing this email.']]) {
      const found = scriptsOfText(
        ['Hi Susan,', 'Here are our new messages:', texts, ...signOff, ...below].join('\n\n'),
      );
      expect(likelyOf(found)).toEqual(plain);
      expect(unlikelyIn(found).slice(2)).toEqual([...signOff, ...below]);
      expect(likelyOf(scriptsOfText([texts, ...below].join('\n\n')))).toEqual(plain);
    }
    const close = scriptsOfText(`Hi Susan,\n\n${texts}\n\nThank you,\nTom Baker\n${footer}`);
    expect(likelyOf(close)).toEqual(plain);
  });

  it.each([
    'At Acme we consider the environment in all that we do.',
    'This message is intended only for patients of Acme.',
    'All calls are confidential.',
    'Check your name before printing your ticket.',
  ])('but for what callers hear: %s', (text) => {
    expect(unlikelyIn(scriptsOfText(`${texts}\n\n${text}`))).toEqual([]);
  });
});

describe('a mail begins with a name, too', () => {
  const head =
    'From: Tom Baker <tom@acme.com>\nSent: Monday, November 18, 2024 9:12 AM\nTo: Jane Doe\nSubject: On hold scripts';
  const forward = `---------- Forwarded message ---------\n${head}`;

  it.each([
    ['Jane,', 'Here are the scripts we talked about:'],
    ['Jane Doe,', 'Here are the scripts we talked about:'],
    ['Hi, Jane,', 'Here are the scripts we talked about:'],
    ['Hi Jane,', 'Can you please have the following recorded for us?'],
    ['Buenos días, María:', 'Le envío los textos para la contestadora.'],
  ])('%s and %s', (name, lead) => {
    for (const above of [[], [head], [forward]]) {
      const found = scriptsOfText([...above, name, lead, texts, 'Best regards,\nTom'].join('\n\n'));
      expect(unlikelyIn(found)).toEqual([...above, name, lead, 'Best regards,\nTom']);
      expect(likelyOf(found)).toEqual(plain);
    }
  });

  it.each([
    'Friends,\n\nWe hope you are having a great holiday.',
    'Today,\nhere are our hours.',
    'Good morning, Acme Dental.',
    'Jane,\n\nYour dentist, is here for you.',
  ])('but for what callers hear: %j', (text) => {
    expect(unlikelyIn(scriptsOfText(`${text}\n\n${texts}`))).toEqual([]);
  });
});

describe('a mail can begin with its subject alone', () => {
  it.each([
    ['Subject: On hold messages', 'Hi Laura,', 'Please find our messages below. Call me with any questions.'],
    ['Subject: On hold messages', 'Good morning Laura:', 'Below are our on hold messages.'],
    ['Asunto: Mensajes de espera', 'Buenas tardes, Pedro:', 'Estos son los textos.'],
    ['Objet : Messages d’attente', 'Bonjour Marie,', 'Voici nos textes.'],
  ])('%s, %s', (subject, greeting, lead) => {
    const above = [subject, greeting, lead];
    for (const document of [
      texts,
      `1. ${thanks}\n2. ${specials}`,
      `Message 1:\n${thanks}\n\nMessage 2:\n${specials}`,
    ]) {
      const found = scriptsOfText([...above, document, 'Regards,\nMarta'].join('\n\n'));
      expect(unlikelyIn(found)).toEqual([...above, 'Regards,\nMarta']);
      expect(likelyOf(found)).toEqual(plain);
    }
  });

  it('but not without a greeting', () => {
    for (const text of [texts, `Hello, and ${texts}`]) {
      expect(unlikelyIn(scriptsOfText(`Subject: Welcome\n\n${text}`))).toEqual([]);
    }
  });
});
