import { useAtomValue, useSetAtom } from 'jotai/react';
import { useLayoutEffect, useRef } from 'react';
import {
  dropLoggedOutOrderAtom,
  keepLoggedOutOrderAtom,
  loggedOutOrderAtom,
} from '../../state/saving/logged-out-order.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { focusIfLost } from '../focus/focus-field.ts';
import * as layout from '../layout/layout.css.ts';
import { useText } from '../texts/use-text.ts';

/**
 * Asks a buyer who has logged out whether to keep the order. Only a button answers: Escape could delete it by accident.
 */
export function LoggedOutDialog() {
  return useAtomValue(loggedOutOrderAtom) && <Question />;
}

const wait = (): void => undefined;

function Question() {
  const text = useText().loggedOutOrder;
  const drop = useSetAtom(dropLoggedOutOrderAtom);
  const keep = useSetAtom(keepLoggedOutOrderAtom);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const from = place.current;
    // The element that had the focus before is gone with the order.
    return () => void (from && focusIfLost(from, 'service'));
  }, []);
  return (
    <Dialog
      role="alertdialog"
      title={text.title}
      description={text.text}
      closeLabel={null}
      onClose={wait}
      width={460}
      footer={
        <>
          <Button onClick={drop}>{text.delete}</Button>
          <Button kind="primary" onClick={keep}>
            {text.keep}
          </Button>
        </>
      }
    >
      <div ref={place} className={layout.fields}>
        <p>{text.limit}</p>
      </div>
    </Dialog>
  );
}
