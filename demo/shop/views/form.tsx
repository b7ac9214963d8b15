import { createContext, useContext, type ReactElement, type ReactNode } from 'react';
import type { Problems } from '../http/form-problems.ts';
import { loginPath } from './account-links.ts';
import { useTexts } from './page.tsx';

/** What is said when a form is shown again. */
export interface Refused<Field extends string = string> {
  /** What is wrong, by field. */
  readonly problems?: Problems<Field>;
  /** What is wrong with the form as a whole. */
  readonly alert?: string | undefined;
  /** Whether the session ended before the form was sent. */
  readonly hasEnded?: boolean;
}

/** Whether a form is shown again because something was wrong. */
export const isRefused = ({ problems = {}, alert, hasEnded = false }: Refused): boolean =>
  hasEnded || alert !== undefined || Object.keys(problems).length > 0;

/** What the fields of a form show, by their names: what was typed before, and what is wrong with it. */
interface FormState {
  readonly values: Readonly<Partial<Record<string, string>>>;
  readonly problems: Problems<string>;
}

const FormContext = createContext<FormState>({ values: {}, problems: {} });

export const useForm = (): FormState => useContext(FormContext);

type SummaryProps = Pick<Refused, 'alert' | 'problems'> & {
  /** The way out, where there is one. */
  readonly children?: ReactNode;
};

/**
 * What is wrong with a form, above it: one sentence, or a link to each field that has to be put right. It has the focus
 * when the page is there: what stands on a page from the start is not read out for being an alert.
 */
function ProblemSummary({ alert, problems = {}, children }: SummaryProps): ReactElement | null {
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
      {children}
    </div>
  );
}

/**
 * Above a form that was sent when the session had ended meanwhile. The login opens in a new tab, as what was typed is on
 * this page alone; there it leads to the account, not to a second copy of the form.
 */
function SessionEnded({ button }: Pick<FormProps, 'button'>): ReactElement {
  const { account: text, site } = useTexts();
  return (
    <ProblemSummary alert={text.sessionEnded(button)}>
      <p className="actions">
        <a href={loginPath('/account')} target="_blank" rel="noopener">
          {text.login} ({site.newTab})
        </a>
      </p>
    </ProblemSummary>
  );
}

interface FormProps extends Refused {
  readonly action: string;
  /** Whether a draft in the address goes along, or is kept for the page that a mailed link opens. */
  readonly draft?: true | 'by-mail';
  readonly values?: FormState['values'];
  /** What the button says. */
  readonly button: string;
  /** The button with what is beside it, if it does not stand alone. */
  readonly buttons?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form of a page, with what is wrong with it. What was typed stays, passwords excepted. */
export function PageForm({
  action,
  draft,
  values = {},
  button,
  buttons,
  children,
  ...refused
}: FormProps): ReactElement {
  const { problems = {}, alert, hasEnded = false } = refused;
  return (
    <FormContext.Provider value={{ values, problems }}>
      <form method="post" action={action} noValidate data-keep-draft={draft}>
        {hasEnded ? <SessionEnded button={button} /> : <ProblemSummary alert={alert} problems={problems} />}
        {children}
        {buttons ?? <button type="submit">{button}</button>}
      </form>
    </FormContext.Provider>
  );
}
