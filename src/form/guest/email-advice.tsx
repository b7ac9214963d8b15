import { useAtomValue, useSetAtom } from 'jotai/react';
import type { MouseEvent } from 'react';
import { editGuestAtom, emailAdviceAtom, touchAtom } from '../../state/buyer/guest.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { focusSoon } from '../focus-field.ts';
import { useText } from '../use-text.ts';
import * as css from './guest-form.css.ts';

/** Says that the email is very likely wrong, with the right one as a button. Whoever knows better just goes on. */
export function EmailAdvice() {
  const text = useText().guest;
  const advice = useAtomValue(emailAdviceAtom);
  const edit = useSetAtom(editGuestAtom);
  const touch = useSetAtom(touchAtom);
  const take = (email: string, { currentTarget }: MouseEvent<HTMLElement>): void => {
    edit({ email });
    touch('email');
    focusSoon(currentTarget, 'guest-email');
  };
  return (
    <div aria-live="polite" className={css.advice}>
      {advice?.kind === 'noDot' && <Callout tone="warning">{text.emailNoDot}</Callout>}
      {advice?.kind === 'meant' && (
        <Callout
          tone="warning"
          actions={<Button onClick={(event) => take(advice.email, event)}>{text.emailUse(advice.email)}</Button>}
        >
          {text.emailMeant}
        </Callout>
      )}
    </div>
  );
}
