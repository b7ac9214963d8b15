import * as css from '../layout/layout.css.ts';
import { useText } from '../texts/use-text.ts';

/** The shop's promises, and the note that the order is saved when it is submitted (docs/behaviour.md, On screen). */
export function SavedNote() {
  const { promises, savedNote } = useText();
  return (
    <div className={css.savedNote}>
      <p>{promises}</p>
      <p>{savedNote}</p>
    </div>
  );
}
