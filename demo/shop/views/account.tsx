import type { ReactElement } from 'react';
import type { Notice } from '../http/cookies.ts';
import type { PastOrder } from '../repositories/order-history.ts';
import type { UserRow } from '../schema/accounts.ts';
import { Details, Settings } from './account-side.tsx';
import { Layout } from './layout.tsx';
import { useTexts } from './page.tsx';
import { PastOrderCard } from './past-order.tsx';
import { SaidOnce } from './said-once.tsx';

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
