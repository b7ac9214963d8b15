import { describe, expect, it } from 'vitest';
import { scriptsOfText } from '../../../../src/domain/script/read-scripts.ts';
import { isSpoken } from '../../../../src/domain/script/spoken-line.ts';
import { allOf, likelyOf, type Found } from '../../helpers/found.ts';

it.each([
  'Please choose an option:',
  'Our hours are:',
  'Visit us at:',
  'Call us:',
  'For sales press 1:',
  'Thank you for calling Acme Dental',
  'THANK YOU FOR CALLING ACME',
  'Thanks for calling us',
  'Welcome to Acme Dental',
  'The office is closed',
  'You have reached Acme',
  'Veuillez choisir une option :',
  'Nos heures sont :',
  'Merci d’appeler Acme',
  'Merci de votre appel',
  'Bienvenue chez Acme Dentaire',
  'Pour les ventes, appuyez sur le 1',
  'Gracias por llamar a Acme',
  'Nuestro horario es:',
  'Por favor, espere en línea',
  'Bienvenido a Acme Dental',
  'Para ventas, oprima uno',
  'Estamos en:',
  'Prenez rendez-vous en ligne',
])('%s is spoken', (line) => {
  expect(isSpoken(line)).toBe(true);
});

it.each([
  'Welcome',
  'Welcome message',
  'After hours',
  'Thank you page',
  'Thank you',
  'Please hold',
  'When we are closed',
  'US sales line',
  'Greeting ES',
  'Succursale Montréal Est',
  'Call centre hours',
  'Press release line',
  'Message d’accueil',
  'Notre site :',
  'Bienvenue',
  'Prise de rendez-vous',
  'Saludo de bienvenida',
  'Holiday greeting for Christmas and New Year',
])('%s can be a name', (line) => {
  expect(isSpoken(line)).toBe(false);
});

const sales = 'For sales, press 1.\nFor service, press 2.';

describe('what is spoken is no name', () => {
  it.each<[text: string, found: Found]>([
    [`Please choose an option:\n${sales}`, [['', `Please choose an option:\n${sales}`]]],
    ['Our hours are:\nMonday to Friday, nine to five.', [['', 'Our hours are:\nMonday to Friday, nine to five.']]],
    ['Visit us at:\n123 Main Street.', [['', 'Visit us at:\n123 Main Street.']]],
    [
      'Thank you for calling Acme Dental\n\nYour call is important to us, and will be answered shortly.',
      [
        ['', 'Thank you for calling Acme Dental'],
        ['', 'Your call is important to us, and will be answered shortly.'],
      ],
    ],
    [
      'Welcome to Acme\n\nHours:\nWe are open from nine to five.',
      [
        ['', 'Welcome to Acme'],
        ['Hours', 'We are open from nine to five.'],
      ],
    ],
    [
      'Please note: We are closed today.\n\nOur hours: Monday to Friday.',
      [
        ['', 'Please note: We are closed today.'],
        ['', 'Our hours: Monday to Friday.'],
      ],
    ],
    [
      '**Thank you for calling Acme**\n\n**Please hold the line.**',
      [
        ['', 'Thank you for calling Acme'],
        ['', 'Please hold the line.'],
      ],
    ],
    ['Message 1: Thank you for calling\nWe are closed.', [['', 'Thank you for calling\nWe are closed.']]],
  ])('%j', (text, found) => {
    expect(allOf(scriptsOfText(text))).toEqual(found);
    expect(likelyOf(scriptsOfText(text))).toEqual(found);
  });
});
