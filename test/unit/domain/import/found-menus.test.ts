import { expect, it } from 'vitest';
import { foundScripts } from '../../../../src/domain/scripts/import/found-scripts.ts';

const welcome = 'Thank you for calling Acme.';
const menu = 'For sales, press 1. For support, press 2.';

it.each<[what: string, text: string, contents: readonly string[]]>([
  [
    'as an item belongs to the text above it',
    `${welcome}\n\n1. For sales, press 1.\n2. For support, press the star key\n\nClosed\n\nWe are closed today.`,
    [`${welcome}\nFor sales, press 1.\nFor support, press the star key`, 'We are closed today.'],
  ],
  ['as a paragraph belongs to the text above it', `${welcome}\n\n${menu}`, [`${welcome}\n${menu}`]],
  [
    'in a line of its own belongs to the text above it',
    `${welcome}\n\nFor sales, press 1\nFor support, press 2`,
    [`${welcome}\nFor sales, press 1\nFor support, press 2`],
  ],
  [
    'with the key first belongs to the text beside a name',
    'Menu : Merci de votre appel.\n- Tapez 1 pour les ventes.\n- Appuyez sur la touche 2 pour l’aide.',
    ['Merci de votre appel.\nTapez 1 pour les ventes.\nAppuyez sur la touche 2 pour l’aide.'],
  ],
  [
    'belongs to other choices, but not to other items',
    `- ${welcome}\n- Please press 5.\n- ${menu}\n- We are closed. Please press 1.`,
    [welcome, `Please press 5.\n${menu}`, 'We are closed. Please press 1.'],
  ],
  [
    'is no number with more after it',
    `${welcome}\n\nPress 24-hour help on our site.`,
    [welcome, 'Press 24-hour help on our site.'],
  ],
  [
    'below a heading begins a message',
    `# Welcome\n${welcome}\n# Menu\n- For sales, press 1.\n- For support, press 2.`,
    [welcome, 'For sales, press 1.\nFor support, press 2.'],
  ],
])('a choice of a menu %s', (_what, text, contents) => {
  const ticked = foundScripts(text).filter(({ isUnlikely }) => !isUnlikely);
  expect(ticked.map(({ content }) => content)).toEqual(contents);
});
