import type { Language } from './language-rules.ts';
import { wordList } from './word-list.ts';

/** Italian: its scripts are recognized and timed. There are no rules to check them by. */
export const it = {
  tag: 'it',
  names: wordList('italian italien italiano italienisch ita'),
  and: 'e',
  wordsPerSecond: 2.06,
  commonWords: wordList(`
    il lo la i gli le l un uno una di d del della dello dei delle e o a al alla ai alle in nel nella con per da
    dal dalla dalle su è sono siamo ha abbiamo ci vi si non che come più questo questa nostro nostra nostri suo
    sua lei mi tutti tutte anche se grazie prego chiamare chiamato chiamata premere prema digitare attendere
    messaggio numero lasciare lasciate dopo due tre quattro
  `),
} as const satisfies Language;
