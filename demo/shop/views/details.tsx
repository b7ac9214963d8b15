import type { ReactElement } from 'react';
import type { Details, DetailsField } from '../accounts/details.ts';
import type { Problems } from '../http/form-problems.ts';
import { AccountPanel } from './account-panel.tsx';
import { CountryFields } from './country-fields.tsx';
import { FormField, NameFields } from './form-field.tsx';
import { PageForm } from './form.tsx';
import { useOwnAction, useTexts } from './page.tsx';

interface DetailsProps {
  /** As it was typed, or as stored. */
  readonly form: Details;
  readonly email: string;
  readonly problems?: Problems<DetailsField>;
}

const AddressFields = () => {
  const { account: text } = useTexts();
  return (
    <>
      <div className="pair street">
        <FormField field="street" label={text.street} autoComplete="address-line1" maxLength={200} />
        <FormField
          field="houseNumber"
          label={text.houseNumber}
          autoComplete="address-line2"
          maxLength={30}
          isOptional
        />
      </div>
      <div className="pair">
        <FormField field="city" label={text.city} autoComplete="address-level2" />
        <FormField field="postalCode" label={text.postalCode} autoComplete="postal-code" maxLength={20} />
      </div>
      <CountryFields />
    </>
  );
};

/** The page for changing the account's details. The input is kept; the email has a page of its own. */
export function DetailsPage({ form, email, problems = {} }: DetailsProps): ReactElement {
  const { account: text } = useTexts();
  const ownEmail = { field: 'email', label: text.email, autoComplete: 'off', hint: text.emailHint };
  return (
    <AccountPanel title={text.details} refused={{ problems }} head={<script src="/public/details.js" defer />}>
      <PageForm action={useOwnAction()} values={{ ...form, email }} button={text.saveChanges} problems={problems}>
        <NameFields />
        <FormField
          field="taxNumber"
          label={text.taxNumber}
          autoComplete="off"
          maxLength={40}
          isOptional
          hint={text.taxNumberHint}
        />
        <FormField field="phone" label={text.phone} type="tel" autoComplete="tel" maxLength={40} />
        <AddressFields />
        <FormField {...ownEmail} isDisabled />
      </PageForm>
    </AccountPanel>
  );
}
