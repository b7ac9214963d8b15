import { ottawa } from '../../helpers/page-buyer.ts';
import { openOwn, type OwnForm, type Replies } from './own-shop.ts';

export const address = ottawa;

/** A buyer whose profile is complete. */
export const user = {
  id: 'u1',
  email: 'marie@example.com',
  roles: ['customer'],
  title: 'Ms',
  firstName: 'Marie',
  lastName: 'Tremblay',
  phone: '+1 613 555 0100',
  companyName: 'Maple Dental',
  address,
};

const totals = { subtotal: 100, discount: 0, discountRate: 0, tax: 13, taxRate: 13, total: 113 };

const payment = { paymentGatewayInfo: { sessionId: 's1', url: 'https://pay.example/s1' } };

/** The shop's answers for a logged-in buyer. */
export const accountReplies: Replies = {
  'GET /user/u1': { body: user },
  'PATCH /user/u1': { body: user },
  'POST /order/calculate': { body: totals },
  'POST /order': { body: { id: 'o7' } },
  'POST /order/o7/create-payment': { body: payment },
};

/** A form in the hands of a logged-in buyer. */
export const openLoggedIn = (replies: Replies = {}): Promise<OwnForm> =>
  openOwn({ properties: { accessToken: 't1', userId: 'u1' }, replies: { ...accountReplies, ...replies } });
