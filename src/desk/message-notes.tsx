import { CheckNotes } from './script-check/check-notes.tsx';
import { WordsToSay } from './names/words-to-say.tsx';

/** Below a message's text: how its words are spoken, and what it may be better without. */
export function MessageNotes({ id }: { readonly id: number }) {
  return (
    <>
      <WordsToSay id={id} />
      <CheckNotes id={id} />
    </>
  );
}
