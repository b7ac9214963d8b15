import type { ReactElement } from 'react';
import { profileIssues } from '../../../src/domain/buyer/user.ts';
import { wireUser } from '../accounts/wire-user.ts';
import type { Notice } from '../http/cookies.ts';
import type { PastOrder } from '../repositories/order-history.ts';
import type { UserRow } from '../schema/accounts.ts';
import { addressLines } from './billing-facts.ts';
import { Facts } from './facts.tsx';
import { Layout } from './layout.tsx';
import { usePage, useTexts } from './page.tsx';
import { PastOrderCard } from './past-order.tsx';
import { SaidOnce } from './said-once.tsx';

export function Details({ user }: { readonly user: UserRow }): ReactElement {
  const { account: text } = useTexts();
  const { language } = usePage();
  const missing = profileIssues(wireUser(user));
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
          [text.address, addressLines(user, language)],
        ]}
      />
      {missing.length === 0 ? null : <p className="muted">{text.incomplete(missing.map((field) => text[field]))}</p>}
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

interface AccountProps {
  readonly user: UserRow;
  readonly orders: readonly PastOrder[];
  readonly now: Date;
  /** What was just done, if the page should say so. */
  readonly notice: Notice | null;
}

const Head = ({ user }: { readonly user: UserRow }) => {
  const { account: text } = useTexts();
  return (
    <div className="account-head">
      <div>
        <h1>{text.title}</h1>
        <p className="muted wrap">{text.loggedInAs(user.email)}</p>
      </div>
      <div className="row">
        <a className="button" href="/#draft=">
          {text.newOrder}
        </a>
        <form method="post" action="/logout" data-logs-out>
          <button type="submit" className="quiet">
            {text.logout}
          </button>
        </form>
      </div>
    </div>
  );
};

const NoOrders = () => (
  <div className="panel">
    <p>{useTexts().account.noOrders}</p>
  </div>
);

/** A buyer's account: the orders, newest first, and the details. */
export function AccountPage({ user, orders, now, notice }: AccountProps): ReactElement {
  const { account: text } = useTexts();
  return (
    <Layout title={text.title} width="wide" visitor="buyer" head={<script src="/public/log-out.js" defer />}>
      <Head user={user} />
      <SaidOnce notice={notice} />
      <div className="account">
        <section className="orders" aria-labelledby="orders-heading">
          <h2 id="orders-heading" className="hidden">
            {text.orders}
          </h2>
          {orders.length === 0 ? (
            <NoOrders />
          ) : (
            orders.map((order) => <PastOrderCard key={order.id} order={order} now={now} />)
          )}
        </section>
        <div>
          <Details user={user} />
          <Settings />
        </div>
      </div>
    </Layout>
  );
}
