import { account, problems } from './account.ts';
import { checkout } from './checkout.ts';
import { draftNames } from './draft-names.ts';
import { mails } from './mails.ts';
import { bill, orders } from './orders.ts';
import { privacy } from './privacy.ts';
import { refusals } from './refusals.ts';
import { requests } from './requests.ts';
import { site } from './site.ts';
import { terms } from './terms.ts';

export const en = {
  account,
  bill,
  checkout,
  draftNames,
  mails,
  orders,
  privacy,
  problems,
  refusals,
  requests,
  site,
  terms,
};
