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

function addressLines({ houseNumber, street, city, state, postalCode, country }: UserRow): string {
  const lines = [`${houseNumber} ${street}`, `${city} ${state} ${postalCode}`, country];
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

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
    <form method="post" action="/logout">
      <button type="submit" className="quiet">
        Log out
      </button>
    </form>
  </section>
);

const NoOrders = () => (
  <div className="panel empty">
    <p>You have no orders yet. Orders that you place while you are logged in are listed here.</p>
    <a className="button" href="/">
      Place an order
    </a>
  </div>
);

/** A buyer's account: their orders, newest first, and their details. */
export function accountPage({ user, orders }: AccountProps): ReactElement {
  return (
    <Layout title="Your account" width="wide" visitor="buyer">
      <div className="intro">
        <h1>Your account</h1>
        <p className="muted">Logged in as {user.email}</p>
      </div>
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
