import type { ReactElement } from 'react';
import type { StoredOrder } from '../repositories/orders.ts';
import { registerPath } from './account-links.ts';
import { ChosenPassword, EmailField } from './form-field.tsx';
import { PageForm } from './form.tsx';
import { useTexts } from './page.tsx';
import { AgreeNote } from './register.tsx';

/** Offers an account to a guest who has paid, with what they typed: only a password is missing. */
export function AccountOffer({ order }: { readonly order: StoredOrder }): ReactElement {
  const { account: text } = useTexts();
  const { email, firstName, lastName, companyName } = order;
  return (
    <section className="panel">
      <h2>{text.register}</h2>
      <p className="muted">{text.offer}</p>
      <PageForm
        action={registerPath('/account')}
        values={{ email }}
        button={text.create}
        buttons={
          <button type="submit" className="quiet">
            {text.create}
          </button>
        }
      >
        {Object.entries({ firstName, lastName, companyName }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <EmailField />
        <ChosenPassword field="password" label={text.password} />
        <AgreeNote />
      </PageForm>
    </section>
  );
}
