import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, type MouseEvent } from 'react';
import { adviseEmail } from '../../domain/buyer/email-advice.ts';
import { focusSoon } from '../../form/focus/focus-field.ts';
import { editGuestAtom, emailAdviceAtom, emailAdviserAtom, touchAtom } from '../../state/buyer/guest.ts';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/section/callout.tsx';
import { useDeskText } from '../use-desk-text.ts';

/** Points out a likely typo in the email, with the correction as a button. Buyers who know better can ignore it. */
export function EmailAdvice() {
  const text = useDeskText().email;
  const advice = useAtomValue(emailAdviceAtom);
  const setAdviser = useSetAtom(emailAdviserAtom);
  const edit = useSetAtom(editGuestAtom);
  const touch = useSetAtom(touchAtom);
  useEffect(() => {
    setAdviser({ advise: adviseEmail });
    return () => setAdviser(null);
  }, [setAdviser]);
  const take = (email: string, { currentTarget }: MouseEvent<HTMLElement>): void => {
    edit({ email });
    touch('email');
    focusSoon(currentTarget, 'guest-email');
  };
  return (
    <div aria-live="polite">
      {advice?.kind === 'noDot' && <Callout tone="warning">{text.noDot}</Callout>}
      {advice?.kind === 'meant' && (
        <Callout
          tone="warning"
          actions={<Button onClick={(event) => take(advice.email, event)}>{text.use(advice.email)}</Button>}
        >
          {text.meant}
        </Callout>
      )}
    </div>
  );
}
