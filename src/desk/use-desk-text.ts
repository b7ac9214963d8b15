import { useText } from '../form/texts/use-text.ts';
import { deskTexts, type DeskText } from '../text/desk-texts.ts';
import type { Text } from '../text/en.ts';
import { textsLike } from '../text/to-text.ts';

/** Created once for each language, when a tool first needs it. */
const made = new WeakMap<Text, DeskText>();

/** The desk's texts that belong to the form's texts; English if its language has none. */
export function deskTextFor(text: Text): DeskText {
  const known = made.get(text) ?? (text.desk === undefined ? deskTexts : textsLike(deskTexts, text.desk, text.locale));
  made.set(text, known);
  return known;
}

/** The desk's texts in the buyer's language. */
export const useDeskText = (): DeskText => deskTextFor(useText());
