import { createContext, useContext, type ReactElement, type ReactNode } from 'react';
import type { Problems } from '../http/form-problems.ts';
import { loginPath } from './account-links.ts';
import { useTexts } from './page.tsx';

/** The state of a form that is shown again. */
export interface Refused<Field extends string = string> {
  readonly problems?: Problems<Field>;
  readonly alert?: string | undefined;
  /** Whether the session expired before the form was sent. */
  readonly hasExpired?: boolean;
}

/** Whether a form is shown again because of a problem. */
export const isRefused = ({ problems = {}, alert, hasExpired = false }: Refused): boolean =>
  hasExpired || alert !== undefined || Object.keys(problems).length > 0;

/** The props of a form's fields, by name: the earlier input and the problem. */
export interface FormState {
  readonly values: Readonly<Partial<Record<string, string>>>;
  readonly problems: Problems<string>;
}

export const FormContext = createContext<FormState>({ values: {}, problems: {} });

export const useForm = (): FormState => useContext(FormContext);

/**
 * The problems of a form, above it: one sentence, or a link to each field that must be corrected. It gets the focus
 * when the page loads, because an alert that is present from the start is not announced.
 */
function ProblemSummary({ alert, problems = {}, hasExpired = false }: Refused): ReactElement | null {
  const { account: text } = useTexts();
  const entries = Object.entries(problems);
  if (alert === undefined && entries.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is the answer to a form, and this is what it says
    <div className="alert" role="alert" tabIndex={-1} autoFocus>
      <strong>{alert ?? text.checkFields}</strong>
      {entries.length > 0 && (
        <ul>
          {entries.map(([field, problem]) => (
            <li key={field}>
              <a href={`#${field}`}>{problem}</a>
            </li>
          ))}
        </ul>
      )}
      {hasExpired && (
        <p className="actions">
          {/* The input is on this page alone. The new tab opens the account, not a second copy of the form. */}
          <a href={loginPath('/account')} target="_blank" rel="noopener">
            {text.loginInNewTab}
          </a>
        </p>
      )}
    </div>
  );
}

/** A button that can't be undone, and the link back to the account. */
export const DangerButtons = ({ button, keep }: { readonly button: string; readonly keep: string }): ReactElement => (
  <div className="row">
    <button type="submit" className="danger">
      {button}
    </button>
    <a className="button quiet" href="/account">
      {keep}
    </a>
  </div>
);

interface FormProps extends Refused {
  readonly action: string;
  /** Whether to pass on a draft in the URL, or to store it for the page that an emailed link opens. */
  readonly draft?: true | 'by-mail';
  readonly values?: FormState['values'];
  readonly button: string;
  readonly look?: 'quiet' | undefined;
  /** The link back, beside a button that can't be undone. */
  readonly keep?: string | undefined;
  readonly children?: ReactNode;
}

/** A form of a page, with its problems. Input is kept, except passwords. */
export function PageForm({
  action,
  draft,
  values = {},
  button,
  look,
  keep,
  children,
  ...refused
}: FormProps): ReactElement {
  const { account: text } = useTexts();
  const { problems = {}, alert, hasExpired = false } = refused;
  return (
    <FormContext.Provider value={{ values, problems }}>
      <form method="post" action={action} noValidate data-keep-draft={draft}>
        <ProblemSummary {...refused} alert={hasExpired ? text.sessionExpired(button) : alert} />
        {children}
        {keep === undefined ? (
          <button type="submit" className={look}>
            {button}
          </button>
        ) : (
          <DangerButtons button={button} keep={keep} />
        )}
      </form>
    </FormContext.Provider>
  );
}
