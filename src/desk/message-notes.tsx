import { CheckNotes } from './script-check/check-notes.tsx';
import { SpokenLength } from './length/spoken-length.tsx';
import { WordsToSay } from './names/words-to-say.tsx';

/** Below a message's text: how long it takes to speak, how its words are spoken, and what it may be better without. */
export function MessageNotes({ id }: { readonly id: number }) {
  return (
    <>
      <SpokenLength id={id} />
      <WordsToSay id={id} />
      <CheckNotes id={id} />
    </>
  );
}
