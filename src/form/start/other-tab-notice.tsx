import { useAtomValue, useSetAtom } from 'jotai/react';
import { keepThisAtom, otherOrderAtom, takeOtherAtom } from '../../state/place.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useText } from '../use-text.ts';
import { leave } from './leave.ts';

/** Another tab has saved this order while there is work in this one: the buyer decides which one counts. */
export function OtherTabNotice() {
  const text = useText().otherTab;
  const isAsked = useAtomValue(otherOrderAtom) !== null;
  const take = useSetAtom(takeOtherAtom);
  const keep = useSetAtom(keepThisAtom);
  if (!isAsked) return null;
  return (
    <Notice
      tone="warning"
      actions={
        <>
          <Button onClick={leave(take)}>{text.take}</Button>
          <Button onClick={leave(keep)}>{text.keep}</Button>
        </>
      }
    >
      <strong>{text.heading}</strong>
      <p>{text.text}</p>
    </Notice>
  );
}
