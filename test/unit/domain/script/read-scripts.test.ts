import { describe, expect, it } from 'vitest';
import { scriptsOfText } from '../../../../src/domain/script/read-scripts.ts';
import { likelyOf, type Found } from '../../helpers/found.ts';

const welcome = 'Thank you for calling Acme, your partner for cold drinks.';
const hours = 'We are open Monday to Friday from nine to five.';
const bye = 'Thank you for your patience, and stay on the line.';

const plain: Found = [welcome, hours, bye].map((content) => ['', content]);
const named: Found = [
  ['Welcome', welcome],
  ['Hours', hours],
];

describe('the messages of a document', () => {
  const documents: readonly (readonly [what: string, text: string, found: Found])[] = [
    ['nothing', ' \n\n ', []],
    ['one paragraph', welcome, [['', welcome]]],
    ['paragraphs', `${welcome}\n\n${hours}\n \n${bye}\n`, plain],
    ['paragraphs of Windows', `${welcome}\r\n\r\n${hours}\r\n\r\n${bye}`, plain],
    ['paragraphs as lines', `${welcome}\n${hours}\n${bye}`, plain],
    [
      'a menu, whose lines belong together',
      'For sales, press 1.\nFor service, press 2.',
      [['', 'For sales, press 1.\nFor service, press 2.']],
    ],
    [
      'a numbered list',
      `1. ${welcome}\n\n2) ${hours}`,
      [
        ['', welcome],
        ['', hours],
      ],
    ],
    [
      'what Copy all scripts gives',
      `Message #1\n${welcome}\n\nMessage #3\n${hours}`,
      [
        ['', welcome],
        ['', hours],
      ],
    ],
    ['titles that count, with names', `Message 1: Welcome\n${welcome}\n\nMessage #2 · Hours\n${hours}`, named],
    [
      'paragraphs under titles that count',
      `Message 1\n\n${welcome}\n\n${hours}\n\nMessage 2\n\n${bye}`,
      [
        ['', `${welcome}\n\n${hours}`],
        ['', bye],
      ],
    ],
    ['titles in markup', `# Welcome\n\n${welcome}\n\n**Hours**\n${hours}`, named],
    ['titles with a colon', `Welcome:\n${welcome}\n\nHours:\n\n${hours}`, named],
    [
      'titles below what the document is called',
      `Phone scripts, draft 2\n\nWelcome:\n${welcome}\n\nHours:\n${hours}`,
      named,
    ],
    ['bare titles as a word processor gives them', `Phone scripts\nWelcome\n${welcome}\nHours\n${hours}`, named],
    ['bare titles', `Welcome\n\n${welcome}\n\nHours\n\n${hours}`, named],
    ['titles in a numbered list', `On-hold script\n\n1. Welcome\n${welcome}\n\n2. Hours\n${hours}`, named],
    [
      'titles in a numbered list with space',
      `On-hold script\n\n1) Welcome\n\n${welcome}\n\n2) Hours\n\n${hours}`,
      named,
    ],
    ['titles as first lines', `Phone scripts\n\nWelcome\n${welcome}\n\nHours\n${hours}`, named],
    [
      'titles of all kinds',
      `1. Welcome\n${welcome}\n\nHours\n${hours}\n\n3. After hours:\n${bye}\n\nMessage 4 – Web\n${hours}`,
      [...named, ['After hours', bye], ['Web', hours]],
    ],
    ['a numbered list without empty lines', `1. ${welcome}\n2. ${hours}\n3. ${bye}`, plain],
    [
      'points without empty lines',
      `• ${welcome}\n• Please hold\n• ${bye}`,
      [
        ['', welcome],
        ['', 'Please hold'],
        ['', bye],
      ],
    ],
    ['names before texts, a line each', `Welcome: ${welcome}\nHours: ${hours}`, named],
    [
      'names before texts, a paragraph each',
      `Accueil : ${welcome}\n\nHoraire : ${hours}`,
      [
        ['Accueil', welcome],
        ['Horaire', hours],
      ],
    ],
    ['a list that a line leads to', `Please record the following:\n• ${welcome}\n• ${hours}\n• ${bye}`, plain],
    [
      'a list whose points go on below',
      `1. ${welcome}\n2. We are open Monday to Friday\n   from nine to five.\n3. ${bye}`,
      [
        ['', welcome],
        ['', 'We are open Monday to Friday\nfrom nine to five.'],
        ['', bye],
      ],
    ],
    ['a list with titles', `1. Welcome\n${welcome}\n2. Hours\n${hours}`, named],
    [
      'a list below what the document is called',
      `Acme on hold script\n\n1. ${welcome}\n\n2. ${hours}\n\n3. ${bye}`,
      plain,
    ],
    [
      'headings over short texts',
      'WELCOME\n\nThank you for calling.\n\nHOURS\n\nWe are closed.',
      [
        ['WELCOME', 'Thank you for calling.'],
        ['HOURS', 'We are closed.'],
      ],
    ],
    ['names before texts, with a dash', `Welcome – ${welcome}\nHours – ${hours}`, named],
    [
      'one text with a colon',
      `${welcome}\n\nOur hours: nine to five.`,
      [
        ['', welcome],
        ['', 'Our hours: nine to five.'],
      ],
    ],
    [
      'short lines of one text',
      `Thank you for calling\nAcme, your partner.\n\n${hours}`,
      [
        ['', 'Thank you for calling\nAcme, your partner.'],
        ['', hours],
      ],
    ],
    [
      'a numbered menu',
      `1. Sales\n2. Service and parts.\n\n${hours}`,
      [
        ['', 'Sales\n2. Service and parts.'],
        ['', hours],
      ],
    ],
    [
      'French titles',
      `Message no 1 : Accueil\nMerci d’appeler.\n\nMessage 2\nAu revoir.`,
      [
        ['Accueil', 'Merci d’appeler.'],
        ['', 'Au revoir.'],
      ],
    ],
    ['Spanish titles', 'Mensaje 1: Saludo\nGracias por llamar.', [['Saludo', 'Gracias por llamar.']]],
    ['titles with nothing below', 'Message 1\n\nMessage 2', []],
  ];
  it.each(documents)('of %s are found', (_what, text, found) => {
    expect(likelyOf(scriptsOfText(text))).toEqual(found);
  });
});
