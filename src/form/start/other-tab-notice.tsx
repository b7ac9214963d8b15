import { useAtomValue, useSetAtom } from 'jotai/react';
import { keepThisAtom, otherOrderAtom, takeOtherAtom } from '../../state/saving/saved-slot.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { useText } from '../use-text.ts';
import { closing } from './closing.ts';

/** Another tab has saved this order while there is work in this one: the buyer decides which one counts. */
export function OtherTabNotice() {
  const text = useText().otherTab;
  const isAsked = useAtomValue(otherOrderAtom) !== null;
  const take = useSetAtom(takeOtherAtom);
  const keep = useSetAtom(keepThisAtom);
  if (!isAsked) return null;
  return (
    <Callout
      tone="warning"
      actions={
        <>
          <Button onClick={closing(take)}>{text.take}</Button>
          <Button onClick={closing(keep)}>{text.keep}</Button>
        </>
      }
    >
      <strong>{text.heading}</strong>
      <p>{text.text}</p>
    </Callout>
  );
}
