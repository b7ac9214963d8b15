import { deskTexts, type DeskText } from './desk-texts.ts';
import type { Text } from './en.ts';
import { textsLike } from './to-text.ts';

/** Created once for each language, when a tool first needs it. */
const known = new WeakMap<Text, DeskText>();

/** The texts of the script tools in the language of the form's texts; English if its language has none. */
export function toolTextFor(text: Text): DeskText {
  const toolText =
    known.get(text) ?? (text.desk === undefined ? deskTexts : textsLike(deskTexts, text.desk, text.locale));
  known.set(text, toolText);
  return toolText;
}
