import { CheckNotes } from './script-check/check-notes.tsx';
import { WordsToSay } from './names/words-to-say.tsx';

/** Below a message's text: its pronunciations and findings. */
export function MessageNotes({ id }: { readonly id: number }) {
  return (
    <>
      <WordsToSay id={id} />
      <CheckNotes id={id} />
    </>
  );
}
