import { describe, expect, it } from 'vitest';
import { scriptsOfText } from '../../../../src/domain/script/read-scripts.ts';
import { likelyOf, unlikelyIn, type Found } from '../../helpers/found.ts';

const thanks = 'Thank you for calling Oak Bank.';
const closed = 'We are closed now.';
const named: Found = [
  ['Welcome', thanks],
  ['Closed', closed],
];
const scripts = `Welcome:\n${thanks}\n\nClosed:\n${closed}`;

describe('a mail around the texts is most likely not spoken', () => {
  it.each<[above: readonly string[], below: readonly string[]]>([
    [
      ['Hi Sarah,', 'Please find below the scripts for our phone system.'],
      [
        'Let me know if you have any questions.',
        'Kind regards,\nJo Smith\nOffice Manager\nT: 416-555-0199\njo@oak.example',
      ],
    ],
    [['Hi Sarah,', 'Hope you are well.', 'Please find our scripts below:'], ['Best,\nJo']],
    [
      ['Hello,', 'Here are the scripts for the new line.'],
      ['Thanks,', 'Jo Smith\nOak Bank'],
    ],
    [
      ['Bonjour Marie,', 'Voici les textes à enregistrer :'],
      ['N’hésitez pas à m’écrire.', 'Cordialement,\nJean Roy'],
    ],
    [
      ['Bonjour Marie,', 'Voici les textes.'],
      ['Merci,\nJean', 'Envoyé de mon iPhone'],
    ],
    [['Bonjour,', 'Veuillez trouver ci-dessous nos textes.'], ['Bien à vous,\nJean Roy\nwww.roy.example']],
    [['Hola Ana:', 'A continuación los textos que deben grabar.'], ['Saludos,\nLuis Gómez']],
    [
      ['Estimada Ana:', 'Adjunto los textos.'],
      ['Quedo atento a sus comentarios.', 'Atentamente,\nLuis Gómez\nGerente'],
    ],
    [['Please find below the scripts for our phones.'], ['Kind regards,']],
    [['Good morning Sarah,'], ['Thank you,\nJo']],
    [['Hi Sarah, please find below the scripts.'], ['Regards\nJo']],
    [['Hello,'], ['Regards,']],
    [['Good day,', 'Kindly record the scripts below.'], ['Thank you for your help,\nJo']],
    [['From: Jo <jo@oak.example>\nSubject: Scripts', 'Hi Sarah,', 'Please find below:'], ['Best,\nJo']],
  ])('%j and %j', (above, below) => {
    const found = scriptsOfText([...above, scripts, ...below].join('\n\n'));
    expect(unlikelyIn(found)).toEqual([...above, ...below]);
    expect(likelyOf(found)).toEqual(named);
  });

  it('with no empty lines', () => {
    const found = scriptsOfText(
      `Hi Sarah,\nPlease find the scripts below:\n${scripts}\nLet me know if you have any questions.\nKind regards,\nJo`,
    );
    expect(likelyOf(found)).toEqual(named);
    expect(unlikelyIn(found)).toEqual([
      'Hi Sarah,\nPlease find the scripts below:',
      'Let me know if you have any questions.\nKind regards,\nJo',
    ]);
  });
});

it('what introduces the texts ends with its sentence', () => {
  const found = scriptsOfText(
    `Hi Sarah,\nPlease find below our scripts\nfor the new phone.\n${thanks}\n\n${closed}\n\nBest regards,\nJo`,
  );
  expect(likelyOf(found)).toEqual([
    ['', thanks],
    ['', closed],
  ]);
  const titled = scriptsOfText(`Hi Sarah,\nhere are the scripts\nWelcome:\n${thanks}\nClosed:\n${closed}`);
  expect(likelyOf(titled)[0]?.[0]).toBe('Welcome');
});

describe('what is asked and told at the end of a mail alone is not spoken', () => {
  const [greeting, signature] = ['Bonjour Marie,', 'Cordialement,\nJean'];

  it.each([
    'Je reste à votre disposition.',
    'Je reste à votre disposition pour tout renseignement.',
    'Restant à votre disposition,',
    'Nous restons à votre disposition.',
    'Dans l’attente de votre devis.',
    'Pouvez-vous me confirmer le délai ?',
    'Can you have it ready by Friday?',
    'En espera de su respuesta,',
    '¿Podría confirmarme el plazo?',
  ])('%s', (end) => {
    for (const document of [scripts, `1. ${thanks}\n2. ${closed}`]) {
      const found = scriptsOfText([greeting, document, end, signature].join('\n\n'));
      expect(unlikelyIn(found)).toEqual([greeting, end, signature]);
      expect(likelyOf(found)).toHaveLength(2);
      expect(unlikelyIn(scriptsOfText([document, end, signature].join('\n\n')))).toEqual([end, signature]);
      expect(unlikelyIn(scriptsOfText([greeting, document, end].join('\n\n')))).toEqual([greeting, end]);
      expect(unlikelyIn(scriptsOfText([document, end].join('\n\n')))).toEqual([]);
    }
  });
});

describe('what callers hear is spoken', () => {
  it.each([
    'Thank you.',
    'Thanks for calling.',
    'Thank you for your patience.',
    'Merci.',
    'Gracias.',
    'Have a nice day!',
    'If you have any questions, please leave a message.',
    'Thank you!',
  ])('at the end: %s', (end) => {
    expect(likelyOf(scriptsOfText(`${scripts}\n${end}`)).at(-1)).toEqual(['Closed', `${closed}\n${end}`]);
    expect(likelyOf(scriptsOfText(`${scripts}\n\n${end}`)).at(-1)).toEqual(['', end]);
  });

  it.each([
    'Hello, and thank you for calling Oak Bank.',
    'Good morning.',
    'Hi there! You have reached Oak Bank.',
    'Bonjour et bienvenue chez Oak.',
    'Hola, gracias por llamar a Oak.',
    'Hello,\nyou have reached Oak Bank.',
    'Here are our hours: nine to five.',
    'Please listen to the following options.',
  ])('at the start: %s', (start) => {
    expect(likelyOf(scriptsOfText(`${start}\n\nClosed:\n${closed}`))[0]).toEqual(['', start]);
  });

  it('below a sign-off in the middle', () => {
    const text = `Welcome:\n${thanks}\nBest,\nyour Oak Bank team will be with you shortly.`;
    expect(unlikelyIn(scriptsOfText(text))).toEqual([]);
  });
});
