import { CheckNotes } from './check/check-notes.tsx';
import { SpokenLength } from './length/spoken-length.tsx';

/** Below a message's text: how long it takes to speak, and what it may be better without. */
export function MessageNotes({ id }: { readonly id: number }) {
  return (
    <>
      <SpokenLength id={id} />
      <CheckNotes id={id} />
    </>
  );
}
