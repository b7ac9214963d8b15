import { describe, expect, it } from 'vitest';
import { foundScripts } from '../../../../src/domain/scripts/import/found-scripts.ts';
import { rowsOfText, textOfRows } from '../../../../src/domain/scripts/import/read-table.ts';

const welcome = 'Thank you for calling Acme.';
const hours = 'We are open Monday to Friday from nine to five.';
const bye = 'Please stay on the line, and we will be with you soon.';
const merci = 'Merci de votre appel.';
const gracias = 'Gracias por llamar a Acme.';
const menu = 'For sales, press 1. For support, press 2.';

/** The messages that are ticked, each with its name in front: `<Welcome> Thank you for calling Acme.` */
const ticked = (text: string, most?: number): readonly string[] =>
  foundScripts(text, most)
    .filter(({ isUnlikely }) => !isUnlikely)
    .map(({ name, content }) => (name === '' ? content : `<${name}> ${content}`));
const unticked = (text: string): string =>
  foundScripts(text)
    .filter(({ isUnlikely }) => isUnlikely)
    .map(({ content }) => content)
    .join('\n');

const plain = [welcome, hours];
const named = [`<Welcome> ${welcome}`, `<Hours> ${hours}`];

const mail = `From: Ann Park <ann@example.com>
Subject: Texts

Hi Tom,

Our texts:

Welcome
${welcome}

Hours
${hours}

Let me know what it costs.

Kind regards,
Ann`;

it.each<[kind: string, text: string, found: readonly string[]]>([
  ['paragraphs', `${welcome}\n\n${hours}\n \n`, plain],
  ['lines', `${bye}\n${hours}`, [bye, hours]],
  ['a list', `Please record the following:\n• ${welcome}\n• ${hours}`, plain],
  ['a numbered list', `1. ${welcome}\n2. ${hours}`, plain],
  ['headings in Markdown', `# Phone scripts\n\n## Welcome\n\n${welcome}\n\n## Hours\n${hours}`, named],
  ['headings in bold', `**Welcome**\n${welcome}\n\n**Hours**\n${hours}`, named],
  ['headings as Word pastes them', `Phone scripts\nWelcome\n${welcome}\nHours\n${hours}`, named],
  ['headings with numbers', `1. Welcome\n${welcome}\n\n2. Hours\n${hours}`, named],
  ['headings that count', `Message 1: Welcome\n${welcome}\n\nMessage #2 · Hours\n${hours}`, named],
  ['names before texts', `Welcome: ${welcome}\n\nHours: ${hours}`, named],
  ['names that could be labels', `Greeting: ${welcome}\nMenu: ${hours}`, [`<Greeting> ${welcome}`, `<Menu> ${hours}`]],
  ['names above texts', `Offer:\nAsk us for more.\n\nMenu:\n${menu}`, ['<Offer> Ask us for more.', `<Menu> ${menu}`]],
  [
    'choices below a spoken text',
    `${welcome}\n\n- Monday: 9 to 5\n- Sunday: closed`,
    [welcome, '<Monday> 9 to 5', '<Sunday> closed'],
  ],
  ['names with arrows', `Hours → ${hours}\nBye → ${bye}`, [`<Hours> ${hours}`, `<Bye> ${bye}`]],
  ['names in quotes', `"bye" = See you\n"yes" = Sure`, ['<bye> See you', '<yes> Sure']],
  ['labels above short texts', 'Name: Welcome\nText: closed today', ['<Welcome> closed today']],
  ['a quotation of Markdown without a full stop', '### Welcome\n> Hi there', ['<Welcome> Hi there']],
  ['names with a dash', `Welcome – ${welcome}\nHours – ${hours}`, named],
  ['labels', `Name: Welcome\nVoice: Female\nText: ${welcome}\n\nName: Hours\nText: ${hours}`, named],
  ['what Copy all scripts copies', `Message #1\n${welcome}\n\nMessage #2\n${hours}`, plain],
  [
    'assignments',
    `en/hold.wav = "${welcome}"\nen/open.wav = "${hours}"`,
    [`<en/hold> ${welcome}`, `<en/open> ${hours}`],
  ],
  ['an article', `Welcome\n\nBe short. Say “${welcome}” Then test.\n\nHours\n“${hours}”`, named],
  ['quotations in Markdown', `### Welcome\n**Once**\n> "${welcome}"\n\n### Hours\n**Once**\n> "${hours}"`, named],
  ['code', `## Welcome\n\`\`\`\nVO: ${welcome}\n\n    ${bye}\n\`\`\``, [`<Welcome> ${welcome}\n\n${bye}`]],
  ['a table in Markdown', `| File | Text |\n|---|---|\n| Welcome | ${welcome} |\n| Hours | ${hours} |`, named],
  ['a table of a spreadsheet', `Name\tText\nWelcome\t${welcome}\nHours\t${hours}`, named],
  ['a table with commas in texts', `Name,Text\nBye,${bye}\nEnd,${bye}`, [`<Bye> ${bye}`, `<End> ${bye}`]],
  ['a table with notes', `No\tName\tNotes\tScript\n1\tWelcome\tslowly\t${welcome}\n2\tHours\t\t${hours}`, named],
  ['a table of recorded names', 'Ext\tName\tRecording\n201\tAnn\tAnn Park, CEO', ['<Ann> Ann Park, CEO']],
  [
    'a table whose heading says nothing',
    `| Slot | Line |\n|---|---|\n| hold-1 | ${welcome} |`,
    [`<hold-1> ${welcome}`],
  ],
  [
    'names of programs with short texts',
    'vm-one: one\nvm-two: two\nvm-end: Goodbye.',
    ['<vm-one> one', '<vm-two> two', '<vm-end> Goodbye.'],
  ],
  ['a list of which most speaks', `# Texts\n- ${welcome}\n- ${bye}\n- Closed`, [`<Texts> ${welcome}`, bye, 'Closed']],
  [
    'a quotation of several paragraphs',
    `Say this:\n\n“${welcome}\n\nSee you soon.”\n\nThat is all.`,
    [`<Say this> ${welcome}\n\nSee you soon.`],
  ],
  ['a mail', mail, named],
  [
    'a mail whose text begins with a short line',
    `Hi Tom,\n\nThank you for calling Acme,\nplease hold the line now.\n\n${bye}`,
    ['Thank you for calling Acme,\nplease hold the line now.', bye],
  ],
  [
    'a mail that introduces its text',
    `Hi Tom,\n\nour new recording:\n\nSpring is here. Book a check.\n\nBest,\nAnn`,
    ['<our new recording> Spring is here. Book a check.'],
  ],
  ['a French mail', `Bonjour Marie,\n\nVoici :\n\nAccueil :\n${merci}\n\nCordialement,\nJean`, [`<Accueil> ${merci}`]],
  ['a Spanish mail', `Hola, Ana:\n\nOs paso:\n\nInicio:\n${gracias}\n\nUn saludo,\nLuis`, [`<Inicio> ${gracias}`]],
])('the messages of a document are found in %s', (_kind, text, found) => {
  expect(ticked(text)).toEqual(found);
});

it('the messages of a document are found in a file of one column, known by its name', () => {
  const file = (text: string): string => textOfRows(rowsOfText(text, true) ?? []);
  expect(ticked(file(`${welcome}\n${hours}`))).toEqual(plain);
  expect(ticked(file(`${bye}\n${bye}`))).toEqual([bye, bye]);
});

it('the messages of a document are found in a file of two columns without a heading: names and texts', () => {
  expect(ticked(textOfRows(rowsOfText('Main menu,Welcome\nAfter hours,Closed', true) ?? []))).toEqual([
    '<Main menu> Welcome',
    '<After hours> Closed',
  ]);
});

it('an order that can have only one message gets one text', () => {
  expect(ticked(`${welcome}\n\n${hours}`, 1)).toEqual([`${welcome}\n\n${hours}`]);
  expect(ticked(`1. ${welcome}\n\n2. ${hours}`, 1)).toEqual(plain);
});

it.each([
  ['name,text\nWelcome,"Hello, ""friend"".\nHow are you?"\n'],
  ['Nom;Texte\r\nWelcome;"Hello, ""friend"".\nHow are you?"'],
  ['text\tname\n"Hello, ""friend"".\nHow are you?"\tWelcome'],
])('the messages of a document are found in a table with quotes: %j', (text) => {
  expect(foundScripts(text)).toEqual([{ name: 'Welcome', content: 'Hello, "friend".\nHow are you?' }]);
});

describe('what is most likely not spoken is found unticked', () => {
  it.each([
    ['the thanks in a mail', `Good morning,\n\n${welcome}\n\nThank you,\nAnn`, 'Good morning,\nThank you,\nAnn'],
    ['a label', `Welcome\nVoice: Female\n${welcome}\n\nHours\n${hours}`, 'Voice: Female'],
    ['a note to the studio', `Notes for the studio: slowly.\n\nWelcome\n${welcome}`, 'Notes for the studio: slowly.'],
    ['an end', `Welcome\n${welcome}\n\nEND OF SCRIPT - thanks!`, 'END OF SCRIPT - thanks!'],
    ['a French end', `Accueil\n${welcome}\n--- Fin du script ---`, '--- Fin du script ---'],
    ['the heading of a table', `| Slot | Line |\n|---|---|\n| hold-1 | ${welcome} |`, 'Slot\tLine'],
    ['a program', `${welcome}\n\n\`\`\`\ncurl localhost:80/hold\n\`\`\``, 'curl localhost:80/hold'],
    [
      'few texts of a list',
      `# Do\n- Be brief\n- Smile\n- Say that our office is closed\n\n# Say\n“${welcome}”`,
      'Be brief',
    ],
    ['what a list does not quote', `# Texts\nOne: "${welcome}"\nTwo: a greeting\nThree: "${hours}"`, 'Two: a greeting'],
    ['a title without headings below', `Acme Phone Prompts 2026\n\n${bye}\n\n${hours}`, 'Acme Phone Prompts 2026'],
    ['a title that is a sentence', `Phone scripts for Acme.\n\n${bye}\n\n${hours}`, 'Phone scripts for Acme.'],
    ['a title with a comma', `Menu, main\n\n${bye}`, 'Menu, main'],
    ['a closing', `${bye}\n\n${hours}\n\nQuestions? Ask Melissa at 204.`, 'Questions? Ask Melissa at 204.'],
    ['a closing below headings', `# A\n${bye}\n# B\n${hours}\n\nAny questions, call Bob.`, 'Any questions, call Bob.'],
    ['a French closing', `${merci}\n\nDes questions ? Demandez à Mélissa.`, 'Des questions ? Demandez à Mélissa.'],
    ['a Spanish closing', `${gracias}\n\n¿Preguntas? Hable con Ana.`, '¿Preguntas? Hable con Ana.'],
    ['a remark below a heading', `Welcome\n(daytime)\n${welcome}\n\nHours\n${hours}`, '(daytime)'],
    ['a remark above a quotation', `Welcome:\n[daytime]\n"${welcome}"\n\nHours:\n"${hours}"`, '[daytime]'],
    ['a remark between empty lines', `# Welcome\n\n_[daytime]_\n\n${welcome}\n\n# Hours\n${hours}`, '_[daytime]_'],
    ['what explains quotations', `Record a greeting, such as:\n"${welcome}"`, 'Record a greeting, such as:'],
  ])('%s', (_what, text, content) => {
    expect(unticked(text)).toContain(content);
  });

  it.each([
    [`(Se habla español.) ${welcome}`, hours],
    ['Our hours:', 'Monday to Friday, nine to five.', 'Saturday, ten to two.'],
    [welcome, 'Monday to Friday'],
    ['Closed on Sundays'],
    ['Press 3: sales', welcome],
    ['Hello!', welcome, 'Goodbye.'],
    ['Bonjour !', 'Vous êtes bien chez Acme.', 'Merci.'],
  ])('but what may be spoken is ticked, and is no name: %j', (...texts) => {
    expect(ticked(texts.join('\n\n'))).toEqual(texts);
  });

  it.each(['(daytime)', '[daytime]', '{daytime}'])('but %s leaves its heading to the message', (remark) => {
    expect(ticked(`Welcome\n${remark}\n\n${welcome}\n\nHours\n${hours}`)).toEqual(named);
  });

  it.each([
    [`[Welcome]\n${welcome}\n\n[Hours]\n${hours}`, [`<[Welcome]> ${welcome}`, `<[Hours]> ${hours}`]],
    [`${welcome}\n\nQuestions? Ask us at acme.com.`, [welcome, 'Questions? Ask us at acme.com.']],
  ])('but headings in brackets and questions to callers are ticked: %j', (text, found) => {
    expect(ticked(text)).toEqual(found);
  });

  it('but a table is no mail, even if it begins and ends like one', () => {
    const rows = ['<Start> Good morning!', '<End> Thank you.'];
    expect(ticked('Name,Text\nStart,Good morning!\nEnd,Thank you.')).toEqual(rows);
    const markdown = '| Name | Text |\n|---|---|\n| Start | Good morning! |\n| End | Thank you. |';
    expect(ticked(`# Texts\n\n${markdown}`)).toEqual(rows);
  });

  it('but a table with a heading alone has no message', () => {
    expect(foundScripts('Name,Text\n')).toEqual([]);
  });
});
