import type { Language } from './language-rules.ts';
import { wordList } from './word-list.ts';

/** Portuguese: its scripts are recognized and timed. There are no rules to check them by. */
export const pt = {
  tag: 'pt',
  names: wordList('portuguese portugais portugués portoghese português portugiesisch por'),
  and: 'e',
  wordsPerSecond: 1.98,
  commonWords: wordList(`
    o a os as um uma do da dos das de e ou no na nos nas ao à em com por para é são está estão estamos foi ser
    seu sua seus nosso nossa nossos você lhe bem vindo se que não mais muito todos todas este esta mas já pode obrigado
    obrigada favor ligar ligação ligue aguarde marque pressione digite tecle mensagem número após até pelo pela
    dois três quatro agora
  `),
} as const satisfies Language;
