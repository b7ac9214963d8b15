import type { ReactElement } from 'react';
import type { Profile, ProfileField } from '../../../src/domain/buyer/user.ts';
import type { Problems } from '../http/form-problems.ts';
import { BackLink } from './back-link.tsx';
import { CountryFields } from './country-fields.tsx';
import { FormField, ProblemSummary } from './form-field.tsx';
import { Layout } from './layout.tsx';
import { useOwnAction, useTexts } from './page.tsx';
import { SessionEnded } from './session-ended.tsx';

interface DetailsProps {
  /** As it was typed, or as it is known. */
  readonly form: Profile;
  /** Left out where the session has ended: what was typed is all that is shown then. */
  readonly email?: string;
  readonly problems?: Problems<ProfileField>;
}

type FieldsProps = Pick<DetailsProps, 'form'> & { readonly problems: Problems<ProfileField> };

const Who = ({ form, problems }: FieldsProps) => {
  const { account: text } = useTexts();
  const of = (field: ProfileField) => ({ field, value: form[field], problem: problems[field] });
  return (
    <>
      <div className="pair">
        <FormField {...of('firstName')} label={text.firstName} autoComplete="given-name" />
        <FormField {...of('lastName')} label={text.lastName} autoComplete="family-name" />
      </div>
      <FormField {...of('companyName')} label={text.companyName} autoComplete="organization" isOptional />
      <FormField {...of('phone')} label={text.phone} type="tel" autoComplete="tel" maxLength={40} />
    </>
  );
};

const Where = ({ form, problems }: FieldsProps) => {
  const { account: text } = useTexts();
  const of = (field: ProfileField) => ({ field, value: form[field], problem: problems[field] });
  return (
    <>
      <div className="pair">
        <FormField {...of('street')} label={text.street} autoComplete="address-line1" maxLength={200} />
        <FormField {...of('houseNumber')} label={text.houseNumber} autoComplete="address-line2" maxLength={30} />
      </div>
      <div className="pair">
        <FormField {...of('city')} label={text.city} autoComplete="address-level2" />
        <FormField {...of('postalCode')} label={text.postalCode} autoComplete="postal-code" maxLength={20} />
      </div>
      <CountryFields form={form} problems={problems} />
    </>
  );
};

const none: Problems<ProfileField> = {};

/** The page to change what an account says of its buyer. What was typed stays; the email has a page of its own. */
export function DetailsPage({ form, email, problems = none }: DetailsProps): ReactElement {
  const { account: text } = useTexts();
  const hasEnded = email === undefined;
  const hasProblems = hasEnded || Object.keys(problems).length > 0;
  return (
    <Layout
      title={hasProblems ? text.errorTitle(text.details) : text.details}
      width="narrow"
      {...(!hasEnded && { visitor: 'buyer' })}
      head={<script src="/public/details.js" defer />}
    >
      <BackLink href="/account" text={text.title} />
      <div className="panel">
        <h1>{text.details}</h1>
        <form method="post" action={useOwnAction()} noValidate>
          {hasEnded ? <SessionEnded button={text.saveChanges} /> : <ProblemSummary problems={problems} />}
          <Who form={form} problems={problems} />
          <Where form={form} problems={problems} />
          {hasEnded ? null : (
            <FormField
              field="email"
              label={text.email}
              autoComplete="off"
              value={email}
              hint={text.emailHint}
              isDisabled
            />
          )}
          <button type="submit">{text.saveChanges}</button>
        </form>
      </div>
    </Layout>
  );
}
