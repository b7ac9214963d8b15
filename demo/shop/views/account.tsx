import type { ReactElement } from 'react';
import { profileIssues } from '../../../src/domain/user.ts';
import { wireUser } from '../accounts/wire-user.ts';
import type { PastOrder } from '../repositories/order-history.ts';
import type { UserRow } from '../schema/accounts.ts';
import { Facts } from './facts.tsx';
import { Layout } from './layout.tsx';
import { PastOrderCard } from './past-order.tsx';

interface AccountProps {
  readonly user: UserRow;
  readonly orders: readonly PastOrder[];
}

const countryNames = new Intl.DisplayNames('en-CA', { type: 'region' });

function addressLines({ houseNumber, street, city, state, postalCode, country }: UserRow): string {
  const countryName = country === '' ? '' : (countryNames.of(country) ?? country);
  const lines = [`${houseNumber} ${street}`, `${city} ${state} ${postalCode}`, countryName];
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

const Head = ({ user }: { readonly user: UserRow }) => (
  <div className="account-head">
    <div>
      <h1>Your account</h1>
      <p className="muted wrap">Logged in as {user.email}</p>
    </div>
    <div className="row">
      <a className="button" href="/#draft=">
        New order
      </a>
      <form method="post" action="/logout">
        <button type="submit" className="quiet">
          Log out
        </button>
      </form>
    </div>
  </div>
);

const Details = ({ user }: { readonly user: UserRow }) => (
  <section className="panel" aria-labelledby="details-heading">
    <h2 id="details-heading">Your details</h2>
    <Facts
      facts={[
        ['Name', `${user.firstName} ${user.lastName}`],
        ['Email', user.email],
        ['Company', user.companyName],
        ['Phone', user.phone],
        ['Address', addressLines(user)],
      ]}
    />
    {profileIssues(wireUser(user)).length === 0 ? null : (
      <p className="muted">Some details are missing. The order form asks for them before your next order.</p>
    )}
  </section>
);

const NoOrders = () => (
  <div className="panel empty">
    <p>You have no orders yet. Orders that you place while you are logged in are listed here.</p>
  </div>
);

/** A buyer's account: their orders, newest first, and their details. */
export function accountPage({ user, orders }: AccountProps): ReactElement {
  return (
    <Layout title="Your account" width="wide" visitor="buyer">
      <Head user={user} />
      <div className="account">
        <section className="orders" aria-labelledby="orders-heading">
          <h2 id="orders-heading" className="hidden">
            Your orders
          </h2>
          {orders.length === 0 ? <NoOrders /> : orders.map((order) => <PastOrderCard key={order.id} order={order} />)}
        </section>
        <Details user={user} />
      </div>
    </Layout>
  );
}
