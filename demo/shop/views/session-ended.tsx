import type { ReactElement } from 'react';
import { loginPath } from './account-links.ts';
import { ProblemSummary } from './form-field.tsx';
import { useTexts } from './page.tsx';

interface SessionEndedProps {
  /** What the form's button says. */
  readonly button: string;
}

/**
 * Above a form that was sent when the session had ended meanwhile. The login opens in a new tab, as what was typed is on
 * this page alone; there it leads to the account, not to a second copy of the form.
 */
export function SessionEnded({ button }: SessionEndedProps): ReactElement {
  const { account: text, site } = useTexts();
  return (
    <ProblemSummary alert={text.sessionEnded(button)} problems={{}}>
      <p className="actions">
        <a href={loginPath('/account')} target="_blank" rel="noopener">
          {text.login} ({site.newTab})
        </a>
      </p>
    </ProblemSummary>
  );
}
