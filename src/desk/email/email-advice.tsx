import { useAtomValue } from 'jotai/react';
import type { MouseEvent } from 'react';
import { adviseEmail } from '../../domain/buyer/email-advice.ts';
import { useForm } from '../../form/context/form-context.tsx';
import { focusSoon } from '../../form/focus/focus-field.ts';
import { blurredEmailAtom, editGuest, guestAtom, touchGuestField } from '../../state/buyer/guest-details.ts';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/section/callout.tsx';
import { useToolText } from '../use-tool-text.ts';

/** Points out a likely typo when the buyer leaves the email field, with the correction as a button. */
export function EmailAdvice() {
  const text = useToolText().email;
  const { email } = useAtomValue(guestAtom);
  const advice = email === useAtomValue(blurredEmailAtom) ? adviseEmail(email) : null;
  const form = useForm();
  const correct = (email: string, { currentTarget }: MouseEvent<HTMLElement>): void => {
    editGuest(form, { email });
    touchGuestField(form, 'email');
    focusSoon(currentTarget, 'guest-email');
  };
  return (
    <div aria-live="polite">
      {advice?.kind === 'noDot' && <Callout tone="warning">{text.noDot}</Callout>}
      {advice?.kind === 'meant' && (
        <Callout
          tone="warning"
          actions={<Button onClick={(event) => correct(advice.email, event)}>{text.use(advice.email)}</Button>}
        >
          {text.meant}
        </Callout>
      )}
    </div>
  );
}
