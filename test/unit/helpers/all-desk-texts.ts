import { deskTexts, type DeskText } from '../../../src/text/desk-texts.ts';
import { textsLike } from '../../../src/text/to-text.ts';
import { translations } from '../../../src/text/translations.ts';

/** The texts of the desk's file in every language. */
export const allDeskTexts: readonly (readonly [language: string, texts: DeskText])[] = [
  ['en', deskTexts],
  ...Object.entries(translations).map(
    ([language, { desk }]) => [language, textsLike(deskTexts, desk, language)] as const,
  ),
];
