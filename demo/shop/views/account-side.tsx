import type { ReactElement } from 'react';
import { profileIssues } from '../../../src/domain/buyer/user.ts';
import { wireUser } from '../accounts/wire-user.ts';
import type { UserRow } from '../schema/accounts.ts';
import { addressLines } from './address-lines.ts';
import { Facts } from './facts.tsx';
import { useFormats, useTexts } from './page.tsx';

export function Details({ user }: { readonly user: UserRow }): ReactElement {
  const { account: text } = useTexts();
  const { country } = useFormats();
  return (
    <section className="panel" aria-labelledby="details-heading">
      <h2 id="details-heading">{text.details}</h2>
      <Facts
        facts={[
          [text.name, `${user.firstName} ${user.lastName}`],
          [text.email, user.email],
          [text.company, user.companyName],
          [text.taxNumber, user.taxNumber],
          [text.phone, user.phone],
          [text.address, addressLines(user, country(user.country))],
        ]}
      />
      {profileIssues(wireUser(user)).length === 0 ? null : <p className="muted">{text.incomplete}</p>}
      <p className="actions">
        <a href="/account/details">{text.editDetails}</a>
      </p>
    </section>
  );
}

export function Settings(): ReactElement {
  const { account: text } = useTexts();
  return (
    <section className="panel settings" aria-labelledby="settings-heading">
      <h2 id="settings-heading">{text.settings}</h2>
      <ul>
        <li>
          <a href="/account/email">{text.changeEmail}</a>
        </li>
        <li>
          <a href="/account/password">{text.changePassword}</a>
        </li>
        <li>
          <a href="/account/data.json">{text.download}</a>
        </li>
      </ul>
      <form method="post" action="/account/logout-everywhere" data-logs-out>
        <button type="submit" className="quiet">
          {text.logoutEverywhere}
        </button>
      </form>
      <p className="switch">
        <a href="/account/delete">{text.deleteAccount}</a>
      </p>
    </section>
  );
}
