export { account, problems } from './account.ts';
export { checkout } from './checkout.ts';
export { mails } from './mails.ts';
export { bill, orders } from './orders.ts';
export { refusals } from './refusals.ts';
export { site } from './site.ts';
