import type { Language } from './language-rules.ts';
import { wordList } from './word-list.ts';

/** German: its scripts are recognized and timed. There are no rules to check them by. */
export const de = {
  tag: 'de',
  names: wordList('german allemand alemán tedesco alemão deutsch ger deu'),
  and: 'und',
  wordsPerSecond: 1.96,
  commonWords: wordList(`
    der die das den dem des ein eine einen einem einer und oder zu zur zum in im an am auf für mit von vom bei
    nach aus um bis ist sind war wird werden wir sie ihr ihre ihren ihnen ihrem uns unser unsere unserem ich
    mein du es nicht kein keine kann können haben hat hier wenn dass als auch noch nur sich bitte danke dank
    anruf drücken eins zwei drei hinterlassen nachricht nummer leider uhr
  `),
} as const satisfies Language;
