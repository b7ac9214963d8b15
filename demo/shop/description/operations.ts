import { describedCalls } from './described.ts';

const orderKey =
  `Calculate the price again, and refuse (409) if the total is not the one that the buyer saw. With an \`Idempotency-Key\`, an
order is created once, even if the same key is sent again; the answer is the same each time. \`replaces\` is the key of an
unpaid order that the buyer has changed since: close its checkout and discard it in the same step, or refuse (409,
\`already-paid\`) if it has been paid.`.replaceAll('\n', ' ');

const sameCheckout =
  `If it is asked again, it returns the same checkout while that can be paid. The page to return to is
\`returnUrl\`, or else the call's \`Referer\`.`.replaceAll('\n', ' ');

// What a call is for guests and for logged-in buyers alike.
const calculating = { tag: 'prices', answer: 'price', problems: [404, 413, 422] } as const;
const placing = {
  tag: 'orders',
  description: orderKey,
  answer: 'order',
  status: 201,
  problems: [404, 409, 413, 422],
} as const;
const paying = { tag: 'orders', description: sameCheckout, answer: 'payment', problems: [404, 409, 410, 413] } as const;

export const operations = describedCalls({
  listVoices: {
    tag: 'catalogue',
    summary: 'Voices',
    description: 'The element asks for `filter=isActive%7C%7C%24eq%7C%7Ctrue&limit=100`.',
    answer: 'voices',
  },
  listSoundtracks: {
    tag: 'catalogue',
    summary: 'Background music',
    description: 'The element asks for `limit=100`. An empty list is a shop without music.',
    answer: 'soundtracks',
  },
  listServices: {
    tag: 'catalogue',
    summary: 'Services with what they include and their rates',
    description: '`rates` has one price list per currency; without it, `rate` applies to CAD and USD.',
    answer: 'services',
  },
  findBranding: {
    tag: 'catalogue',
    summary: 'A partner’s name, logo and permitted voices',
    description: '404 means that there is no branding: the code may still be a partner’s.',
    answer: 'branding',
    problems: [404],
  },
  findDiscount: {
    tag: 'prices',
    summary: 'A discount by its code or id',
    description: '404 if there is none, or if it has expired.',
    answer: 'discount',
    problems: [404],
  },
  getSiteSettings: {
    tag: 'catalogue',
    summary: 'Banner, keys and turnaround',
    description: '`{}` is enough. After a failure, the form works without them.',
    answer: 'siteSettings',
  },
  calculateGuest: {
    ...calculating,
    summary: 'The price of an unfinished order, for the address typed so far',
    description: 'Voices, tracks and texts are not checked; the price for an incomplete address has no tax.',
  },
  calculate: {
    ...calculating,
    summary: 'The price of a logged-in buyer’s order in the making',
    description: 'As for guests, with the address of the account.',
    isForBuyers: true,
  },
  placeGuestOrder: { summary: 'A guest’s order', ...placing },
  placeOrder: { summary: 'A logged-in buyer’s order', ...placing, isForBuyers: true },
  payGuestOrder: { summary: 'A checkout for a guest’s order', ...paying },
  payOrder: { summary: 'A checkout for a logged-in buyer’s order', ...paying, isForBuyers: true },
  findPaidOrder: {
    tag: 'orders',
    summary: 'What a buyer has paid who came back with this token',
    description:
      'The shop adds the token as `voice-order-paid` to the way back. It is good for an hour and works once.',
    answer: 'paid',
    problems: [404],
  },
  findPaymentStatus: {
    tag: 'orders',
    summary: 'What became of the payment of the order that this token is for',
    description:
      'The token comes with the payment, and as `voice-order-status` on the way back of a buyer who has not paid. It may be asked often, and tells nothing about the buyer.',
    answer: 'paymentStatus',
    problems: [404],
  },
  generatePrompts: {
    tag: 'drafts',
    summary: 'Drafts of messages, in the language of `Accept-Language`',
    description: 'The element hides nothing if this is missing: partners then write `hide="drafting"`.',
    answer: 'prompts',
    problems: [413],
  },
  regeneratePrompt: {
    tag: 'drafts',
    summary: 'Another draft of one message',
    description: '`sessionId` is that of the drafts, `promptId` is `prompt-` and the draft’s index.',
    answer: 'prompt',
    problems: [404, 413],
  },
  getUser: {
    tag: 'buyers',
    summary: 'The logged-in buyer',
    description: 'The token decides whose profile may be read.',
    answer: 'user',
    problems: [404],
    isForBuyers: true,
  },
  updateUser: {
    tag: 'buyers',
    summary: 'Changes of the logged-in buyer’s profile',
    description: 'All fields come each time.',
    answer: 'user',
    problems: [404, 413, 422],
    isForBuyers: true,
  },
});
