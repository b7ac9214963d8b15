import type { ReactElement } from 'react';
import { profileIssues } from '../../../src/domain/user.ts';
import { wireUser } from '../accounts/wire-user.ts';
import type { PastOrder } from '../repositories/order-history.ts';
import type { UserRow } from '../schema/accounts.ts';
import { addressLines } from './address-lines.ts';
import { Facts } from './facts.tsx';
import { Layout } from './layout.tsx';
import { useFormats, useTexts } from './page.tsx';
import { PastOrderCard } from './past-order.tsx';

interface AccountProps {
  readonly user: UserRow;
  readonly orders: readonly PastOrder[];
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
        <form method="post" action="/logout">
          <button type="submit" className="quiet">
            {text.logout}
          </button>
        </form>
      </div>
    </div>
  );
};

const Details = ({ user }: { readonly user: UserRow }) => {
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
          [text.phone, user.phone],
          [text.address, addressLines(user, country(user.country))],
        ]}
      />
      {profileIssues(wireUser(user)).length === 0 ? null : <p className="muted">{text.incomplete}</p>}
    </section>
  );
};

const Settings = () => {
  const { account: text } = useTexts();
  return (
    <section className="panel settings" aria-labelledby="settings-heading">
      <h2 id="settings-heading">{text.settings}</h2>
      <ul>
        <li>
          <a href="/account/email">{text.changeEmail}</a>
        </li>
        <li>
          <a href="/account/data.json">{text.download}</a>
        </li>
        <li>
          <a href="/account/delete">{text.deleteAccount}</a>
        </li>
      </ul>
      <form method="post" action="/account/logout-everywhere">
        <button type="submit" className="quiet">
          {text.logoutEverywhere}
        </button>
      </form>
    </section>
  );
};

const Unverified = () => {
  const { account: text } = useTexts();
  return (
    <div className="note unverified">
      <p>{text.unverified}</p>
      <form method="post" action="/account/verify">
        <button type="submit" className="quiet">
          {text.sendAgain}
        </button>
      </form>
    </div>
  );
};

const NoOrders = () => (
  <div className="panel empty">
    <p>{useTexts().account.noOrders}</p>
  </div>
);

/** A buyer's account: their orders, newest first, and their details. */
export function AccountPage({ user, orders }: AccountProps): ReactElement {
  const { account: text } = useTexts();
  return (
    <Layout title={text.title} width="wide" visitor="buyer">
      <Head user={user} />
      {user.emailVerifiedAt === null ? <Unverified /> : null}
      <div className="account">
        <section className="orders" aria-labelledby="orders-heading">
          <h2 id="orders-heading" className="hidden">
            {text.orders}
          </h2>
          {orders.length === 0 ? <NoOrders /> : orders.map((order) => <PastOrderCard key={order.id} order={order} />)}
        </section>
        <div>
          <Details user={user} />
          <Settings />
        </div>
      </div>
    </Layout>
  );
}
