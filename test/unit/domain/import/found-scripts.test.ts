import { describe, expect, it } from 'vitest';
import { foundScripts } from '../../../../src/domain/scripts/import/found-scripts.ts';
import { rowsOfText } from '../../../../src/domain/scripts/import/read-csv.ts';
import { textOfRows } from '../../../../src/domain/scripts/import/read-table.ts';

type Found = readonly (readonly [name: string, content: string])[];

const welcome = 'Thank you for calling Acme, your partner for cold drinks.';
const hours = 'We are open Monday to Friday from nine to five.';
const bye = 'Please stay on the line, and we will be with you soon.';

const ticked = (text: string, most?: number): Found =>
  foundScripts(text, most)
    .filter(({ isUnlikely }) => !isUnlikely)
    .map(({ name, content }) => [name, content]);
const unticked = (text: string): string =>
  foundScripts(text)
    .filter(({ isUnlikely }) => isUnlikely)
    .map(({ content }) => content)
    .join('\n');

const named: Found = [
  ['Welcome', welcome],
  ['Hours', hours],
];
const plain: Found = [
  ['', welcome],
  ['', hours],
  ['', bye],
];

describe('the messages of a document are found in', () => {
  it.each<[kind: string, text: string, found: Found]>([
    ['paragraphs', `${welcome}\n\n${hours}\n \n${bye}\n`, plain],
    ['lines', `${welcome}\n${hours}\n${bye}`, plain],
    ['a list', `Please record the following:\n• ${welcome}\n• ${hours}\n• ${bye}`, plain],
    ['a numbered list', `1. ${welcome}\n2. ${hours}\n3. ${bye}`, plain],
    ['headings in Markdown', `# Phone scripts\n\n## Welcome\n\n${welcome}\n\n## Hours\n${hours}`, named],
    ['headings in bold', `**Welcome**\n${welcome}\n\n**Hours**\n${hours}`, named],
    ['headings as Word pastes them', `Phone scripts\nWelcome\n${welcome}\nHours\n${hours}`, named],
    ['headings with numbers', `1. Welcome\n${welcome}\n\n2. Hours\n${hours}`, named],
    ['headings that count', `Message 1: Welcome\n${welcome}\n\nMessage #2 · Hours\n${hours}`, named],
    ['names before texts', `Welcome: ${welcome}\n\nHours: ${hours}`, named],
    [
      'names of which one could be the label of a name',
      `Greeting: ${welcome}\nMenu: For sales, press 1. For support, press 2.\nHours: ${hours}`,
      [
        ['Greeting', welcome],
        ['Menu', 'For sales, press 1. For support, press 2.'],
        ['Hours', hours],
      ],
    ],
    [
      'names of which one could be a label',
      `Greeting: ${welcome}\n\nHours: ${hours}`,
      [
        ['Greeting', welcome],
        ['Hours', hours],
      ],
    ],
    ['names with a dash', `Welcome – ${welcome}\nHours – ${hours}`, named],
    ['labels', `Name: Welcome\nVoice: Female\nText: ${welcome}\n\nName: Hours\nVoice: Female\nText: ${hours}`, named],
    ['what Copy all scripts copies', `Message #1\n${welcome}\n\nMessage #2\n${hours}`, plain.slice(0, 2)],
    [
      'a list of names of programs, with empty lines',
      'menu-exit: Goodbye.\n\nmenu-retry: That is no choice.\nno-channels: No channels',
      [
        ['menu-exit', 'Goodbye.'],
        ['menu-retry', 'That is no choice.'],
        ['no-channels', 'No channels'],
      ],
    ],
    [
      'assignments',
      `en/hold.wav = "${bye}"\nen/open.wav = "${hours}"`,
      [
        ['en/hold', bye],
        ['en/open', hours],
      ],
    ],
    [
      'quotations in an article',
      `How to greet callers\n\nA greeting should be short. Say something like: “${welcome}” Then test the recording.\n\nOpening hours\n“${hours}”`,
      [
        ['How to greet callers', welcome],
        ['Opening hours', hours],
      ],
    ],
    [
      'quotations in Markdown',
      `### Welcome\n**Recorded once**\n> "${welcome}"\n\n### Hours\n**Recorded once**\n> "${hours}"`,
      named,
    ],
    [
      'code with a label',
      `## Welcome\n**Duration**: 20 seconds\n\`\`\`\nVO: ${welcome}\n(2-second pause)\n\n    ${bye}\n\`\`\``,
      [['Welcome', `${welcome}\n\n(2-second pause)\n${bye}`]],
    ],
    [
      'a table in Markdown',
      `# Prompts\n\n| File | Text |\n|---|---|\n| Welcome | ${welcome} |\n| Hours | ${hours} |\n\nThe files are mono.`,
      named,
    ],
    ['a table of a spreadsheet', `Name\tText\nWelcome\t${welcome}\nHours\t${hours}`, named],
    [
      'a mail',
      `From: Ann <ann@example.com>\nSubject: Texts\n\nHi Tom,\n\nPlease find our texts below.\n\nWelcome\n${welcome}\n\nHours\n${hours}\n\nLet me know what it costs.\n\nKind regards,\nAnn`,
      named,
    ],
    [
      'a French mail',
      `Bonjour Marie,\n\nVoici nos textes.\n\nAccueil :\nMerci de votre appel.\n\nCordialement,\nJean`,
      [['Accueil', 'Merci de votre appel.']],
    ],
    [
      'a Spanish mail',
      `Hola, Ana:\n\nOs paso los textos.\n\nBienvenida:\nGracias por llamar a Acme.\n\nUn saludo,\nLuis`,
      [['Bienvenida', 'Gracias por llamar a Acme.']],
    ],
  ])('%s', (_kind, text, found) => {
    expect(ticked(text)).toEqual(found);
  });
});

describe('what is most likely not spoken is found unticked', () => {
  it.each([
    ['a mail around the texts', `Hi Tom,\n\n${welcome}\n\nKind regards,\nAnn`, 'Kind regards,\nAnn'],
    ['the thanks in a mail', `Good morning,\n\n${welcome}\n\nThank you,\nAnn`, 'Good morning,\nThank you,\nAnn'],
    ['a label', `Welcome\nVoice: Female\n${welcome}\n\nHours\n${hours}`, 'Voice: Female'],
    [
      'the titles of a document',
      `ACME LTD.\nPhone script, version 3\n\n1. Welcome\n${welcome}\n\n2. Hours\n${hours}`,
      'ACME LTD.\nPhone script, version 3',
    ],
    [
      'a note to the studio',
      `Notes for the studio: speak slowly.\n\nWelcome\n${welcome}`,
      'Notes for the studio: speak slowly.',
    ],
    ['an end', `Welcome\n${welcome}\n\nEND OF SCRIPT - thanks!`, 'END OF SCRIPT - thanks!'],
    ['a French end', `Accueil\n${welcome}\n--- Fin du script ---`, '--- Fin du script ---'],
    [
      'what explains quotations',
      `Open the settings of your mailbox and record a greeting, such as:\n"${welcome}"`,
      'Open the settings of your mailbox and record a greeting, such as:',
    ],
  ])('%s', (_what, text, content) => {
    expect(unticked(text)).toContain(content);
  });

  it.each([`${welcome} (Closed on statutory holidays.)`, `(Se habla español.) ${welcome}`, `${welcome} (music fades)`])(
    'but brackets stay in their text: %j',
    (spoken) => {
      expect(ticked(`${spoken}\n\n${bye}`)).toEqual([
        ['', spoken],
        ['', bye],
      ]);
    },
  );

  it.each([
    ['Our hours:', 'Monday to Friday, nine to five.', 'Saturday, ten to two.'],
    [welcome, 'Monday to Friday'],
    ['Closed on Sundays'],
    ['“Hello!”', 'Parking is behind the building'],
    ['Thank you for calling.', 'Press 3: sales', hours],
  ])('but what may be spoken is no name: %j', (...lines) => {
    const spoken = lines.map((line) => ['', line.replaceAll(/^- |[“”]/gu, '')]);
    expect(ticked(lines.join('\n\n'))).toEqual(spoken);
  });

  it('but text that speaks to callers is checked if nothing marks it', () => {
    expect(ticked(`## Day\n> "${welcome}"\n\n## Night\n\n${bye}`)).toEqual([
      ['Day', welcome],
      ['Night', bye],
    ]);
  });
});

describe('a table', () => {
  it.each([
    ['name,text\nWelcome,"Hello, ""friend"".\nHow are you?"\n'],
    ['Nom;Texte\r\nWelcome;"Hello, ""friend"".\nHow are you?"'],
    ['NOMBRE;MENSAJE\nWelcome;"Hello, ""friend"".\nHow are you?"'],
    ['text\tname\n"Hello, ""friend"".\nHow are you?"\tWelcome'],
  ])('%j contains a message', (text) => {
    expect(foundScripts(text)).toEqual([{ name: 'Welcome', content: 'Hello, "friend".\nHow are you?' }]);
  });

  it.each<[what: string, text: string, found: Found]>([
    ['without a heading: names and texts', `Welcome\t${welcome}\nHours\t${hours}`, named],
    ['whose texts have commas without quotes', `Name,Text\nWelcome,${welcome}\nHours,${hours}`, named],
    [
      'of names that are recorded',
      'Ext\tName\tRecording\n201\tOlive Park\tOlive Park, office manager\n202\tRaj Singh\tRaj Singh, dispatch',
      [
        ['Olive Park', 'Olive Park, office manager'],
        ['Raj Singh', 'Raj Singh, dispatch'],
      ],
    ],
    ['with notes and numbers', `No\tName\tNotes\tScript\n1\tWelcome\tslowly\t${welcome}\n2\tHours\t\t${hours}`, named],
  ])('%s', (_what, text, found) => {
    expect(ticked(text)).toEqual(found);
  });

  it('is no mail, even if it begins and ends like one', () => {
    const rows: Found = [
      ['Start', 'Good morning!'],
      ['End', 'Thank you.'],
    ];
    expect(ticked('Name,Text\nStart,Good morning!\nEnd,Thank you.')).toEqual(rows);
    expect(ticked('# Texts\n\n| Name | Text |\n|---|---|\n| Start | Good morning! |\n| End | Thank you. |')).toEqual(
      rows,
    );
  });

  it('of one column is known by the name of its file', () => {
    expect(ticked(textOfRows(rowsOfText(`${welcome}\n${hours}\n${bye}`, true) ?? []))).toEqual(plain);
  });

  it('with a heading alone contains nothing', () => {
    expect(foundScripts('Name,Text\n')).toEqual([]);
  });
});

it('paragraphs are one message if an order can have one', () => {
  expect(ticked(`${welcome}\n\n${hours}`, 1)).toEqual([['', `${welcome}\n\n${hours}`]]);
  expect(ticked(`1. ${welcome}\n\n2. ${hours}`, 1)).toEqual(plain.slice(0, 2));
});
