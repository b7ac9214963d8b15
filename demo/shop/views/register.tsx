import type { ReactElement } from 'react';
import type { Registration } from '../accounts/register.ts';
import type { Problems } from '../http/form-problems.ts';
import { AccountFrame } from './account-frame.tsx';
import { loginPath, registerPath } from './account-links.ts';
import { ChosenPassword, FormField, ProblemSummary } from './form-field.tsx';
import { useTexts } from './page.tsx';

interface RegisterProps {
  /** Where to go after logging in, a path on this shop. */
  readonly back: string;
  readonly form?: Registration;
  readonly alert?: string;
  readonly problems?: Problems<keyof Registration>;
}

interface FieldsProps {
  readonly form: Registration | undefined;
  readonly problems: Problems<keyof Registration>;
}

const Names = ({ form, problems }: FieldsProps) => {
  const { account: text } = useTexts();
  return (
    <>
      <div className="pair">
        <FormField
          field="firstName"
          label={text.firstName}
          autoComplete="given-name"
          value={form?.firstName}
          problem={problems.firstName}
        />
        <FormField
          field="lastName"
          label={text.lastName}
          autoComplete="family-name"
          value={form?.lastName}
          problem={problems.lastName}
        />
      </div>
      <FormField
        field="companyName"
        label={text.companyName}
        autoComplete="organization"
        isOptional
        value={form?.companyName}
      />
    </>
  );
};

const Login = ({ form, problems }: FieldsProps) => {
  const { account: text } = useTexts();
  return (
    <>
      <FormField
        field="email"
        label={text.email}
        type="email"
        autoComplete="username"
        maxLength={254}
        value={form?.email}
        problem={problems.email}
      />
      <ChosenPassword field="password" label={text.password} problem={problems.password} />
    </>
  );
};

const none: Problems<keyof Registration> = {};

/** The page to make an account. What was typed stays, the password excepted. */
export function RegisterPage({ back, form, alert, problems = none }: RegisterProps): ReactElement {
  const { account: text } = useTexts();
  const hasProblems = alert !== undefined || Object.keys(problems).length > 0;
  return (
    <AccountFrame title={text.register} lead={text.registerLead} hasProblems={hasProblems} back={back}>
      <form method="post" action={registerPath(back)} noValidate data-keep-draft="by-mail">
        <ProblemSummary alert={alert} problems={problems} />
        <Names form={form} problems={problems} />
        <Login form={form} problems={problems} />
        <button type="submit">{text.create}</button>
      </form>
      <p className="switch">
        {text.hasAccount}{' '}
        <a href={loginPath(back)} data-keep-draft>
          {text.login}
        </a>
      </p>
    </AccountFrame>
  );
}

/** The answer to everybody who makes an account, whether or not the email has one. */
export function RegisteredPage({ back, email }: { readonly back: string; readonly email: string }): ReactElement {
  const { account: text } = useTexts();
  return (
    <AccountFrame title={text.sentTitle} lead={text.registeredText(email)} hasProblems={false} back={back}>
      <p className="switch">
        <a href={loginPath(back)} data-keep-draft>
          {text.login}
        </a>
      </p>
    </AccountFrame>
  );
}
