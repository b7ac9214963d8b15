import { useAtomValue } from 'jotai/react';
import type { MouseEvent } from 'react';
import { adviseEmail } from '../../domain/buyer/email-advice.ts';
import { useForm } from '../../form/context/form-context.tsx';
import { focusSoon } from '../../form/focus/focus-field.ts';
import { blurredEmailAtom, editGuest, guestAtom, touchGuestField } from '../../state/buyer/guest-details.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import * as css from '../desk.css.ts';
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
      {advice && (
        <p className={css.advice}>
          <span className={css.adviceText}>
            <Icon name="alert" size={16} />
            <span>{advice.kind === 'meant' ? text.meant : text.noDot}</span>
          </span>
          {advice.kind === 'meant' && (
            <Button kind="quiet" isCompact onClick={(event) => correct(advice.email, event)}>
              {text.use(advice.email)}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
