import { describe, expect, it } from 'vitest';
import { isToReader } from '../../../../src/domain/script/reader-words.ts';
import { scriptsOfText } from '../../../../src/domain/script/read-scripts.ts';
import { scriptsOfTable } from '../../../../src/domain/script/read-table.ts';
import { missing, spoken } from '../../helpers/documents.ts';
import { likelyOf, unlikelyIn, type Found } from '../../helpers/found.ts';

const welcome = 'Thank you for calling Oak Bank. Please stay on the line.';
const closed = 'We are closed now.';
const named: Found = [
  ['Welcome', welcome],
  ['Closed', closed],
];

describe('what a chat program writes above and below the texts is most likely not spoken', () => {
  it.each([
    ['Here are six professional on-hold messages for your bank:', 'Let me know if you’d like a more casual tone!'],
    ['Sure! Here are two messages for your bank:', 'Would you like me to adjust the tone or make them shorter?'],
    ['Sure, here are two voicemail greetings:', 'I can also translate them into French.'],
    [
      'Certainly! Below are six on-hold messages tailored to your bank:',
      'Feel free to customize these with your own details. Would you like a French version as well?',
    ],
    ['Here are three scripts for your call centre.', '**Tip:** Keep each message under 30 seconds.'],
    ['Our messages:', 'END'],
    ['Voici trois messages d’attente pour votre banque :', 'Souhaitez-vous que je les adapte à un ton plus formel ?'],
    ['Bien sûr ! Voici trois versions :', 'N’hésitez pas à les personnaliser.'],
    ['Je vous propose ces textes :', 'Dites-moi si vous préférez un autre ton.'],
    ['¡Claro! Aquí tienes tres mensajes de espera:', '¿Quieres que los haga más cortos?'],
    ['Te mando los mensajes para la centralita:', 'Avísame si quieres cambios.'],
    ['Estos son los textos:', 'Si quieres, puedo adaptarlos.'],
  ])('%s and %s', (above, below) => {
    const around = [above, below].map((one) => one.replaceAll('**', ''));
    for (const [first, second] of [
      ['Message 1: Welcome', 'Message 2: Closed'],
      ['**1. Welcome**', '**2. Closed**'],
      ['### 1. Welcome', '### 2. Closed'],
      ['Welcome:', 'Closed:'],
    ]) {
      const texts = [`${first}\n${welcome}`, `${second}\n${closed}`];
      for (const between of ['\n\n', '\n\n---\n\n']) {
        const found = scriptsOfText([above, ...texts, below].join(between));
        expect(unlikelyIn(found)).toEqual(around);
        expect(likelyOf(found)).toEqual(named);
      }
    }
    const dense = scriptsOfText(`${above}\nMessage 1: Welcome\n${welcome}\nMessage 2: Closed\n${closed}\n${below}`);
    expect(unlikelyIn(dense)).toEqual(around);
    expect(likelyOf(dense)).toEqual(named);
  });

  it('in several lines, and below a table', () => {
    const above = 'Here are two messages for callers who\nwait on the line of your bank:';
    const found = scriptsOfText(`${above}\n\n${welcome}\n\n${closed}`);
    expect(unlikelyIn(found)).toEqual([above]);
    const below = 'Let me know if you need changes.';
    const table = scriptsOfTable(`| Name | Text |\n|---|---|\n| **Welcome** | ${welcome} |\n\n${below}`);
    expect(unlikelyIn(table)).toEqual([below]);
    expect(likelyOf(table)).toEqual(named.slice(0, 1));
  });
});

describe('what callers hear is whole and ticked', () => {
  it.each([
    'Here are our hours: nine to five.',
    'Here is how to reach us.',
    'Here are your options:',
    'Here is an important message from our president:',
    'Here are some important messages while you wait.',
    'Here are holiday greetings from all of us:',
    'Here are six messages: thank you for calling Oak Bank.',
    'Please feel free to leave a message.',
    'Feel free to modify your reservation online.',
    'Let me know how I can help.',
    'Let me know if it is urgent.',
    'Leave your name, and let me know the best time to call you.',
    'Let me know if you would like me to call you back.',
    'Thank you for calling.',
    'Hi, you’ve reached Linda.',
    'Press 1 for our scripts.',
    'Voice mail boxes are full.',
    'Option 1 is sales.',
    'Tip: brush twice a day.',
    'All messages are returned within 30 minutes.',
    'Please keep your message under 30 seconds.',
    'Want a brighter smile? Ask us.',
    'Would you like me to transfer you?',
    'You can change this at any time on our website.',
    'Sure!',
    'Our hours:',
    'Voici nos heures :',
    'Voici un message important de la direction :',
    'N’hésitez pas à laisser un message.',
    'Dites-moi comment vous joindre.',
    'Souhaitez-vous que nous vous rappelions ?',
    'Aquí tiene nuestro horario:',
    'A continuación, escuche las opciones:',
    'Le enviamos un saludo.',
    '¿Quiere que le transfiera?',
  ])('%s', (line) => {
    expect(isToReader(line)).toBe(false);
    for (const text of [`${welcome}\n\n${line}`, `${line}\n\n${welcome}`]) {
      const found = scriptsOfText(text);
      expect(unlikelyIn(found)).toEqual([]);
      expect(missing(text, spoken(found))).toEqual([]);
    }
  });
});
