import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useRef } from 'react';
import { keepThisAtom, otherOrderPlaceAtom, takeOtherAtom } from '../../state/saving/other-order.ts';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/section/callout.tsx';
import { rootOf } from '../focus/focus-field.ts';
import { thenFocus } from '../focus/then-focus.ts';
import { useText } from '../texts/use-text.ts';

/**
 * Another tab has saved its order, or the buyer brought one along, while this order contains work: asks which one to
 * keep.
 */
export function OtherOrderNotice() {
  const place = useAtomValue(otherOrderPlaceAtom);
  return place && <Question place={place} />;
}

function Question({ place }: { readonly place: 'tab' | 'aside' }) {
  const text = useText().otherOrder;
  const take = useSetAtom(takeOtherAtom);
  const keep = useSetAtom(keepThisAtom);
  const box = useRef<HTMLDivElement>(null);
  // The focus does not move while the buyer is busy.
  useEffect(() => {
    if (box.current && !rootOf(box.current)?.activeElement) box.current.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={box}>
      <Callout
        tone="warning"
        actions={
          <>
            <Button onClick={thenFocus(take, 'voices')}>{text.take}</Button>
            <Button onClick={thenFocus(keep, 'voices')}>{text.keep}</Button>
          </>
        }
      >
        <strong>{text.heading}</strong>
        <p>{text[place]}</p>
      </Callout>
    </div>
  );
}
