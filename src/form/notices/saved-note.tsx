import * as css from '../layout/layout.css.ts';
import { useText } from '../texts/use-text.ts';

/** Says that the order is saved when it is submitted (docs/behaviour.md, On screen). */
export function SavedNote() {
  return <p className={css.savedNote}>{useText().savedNote}</p>;
}
