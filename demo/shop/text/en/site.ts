/** The frame of the shop's pages, its order page, and what is said where a page can't be shown. */
export const site = {
  skip: 'Skip to the content',
  account: 'Account',
  login: 'Log in',
  footer: 'Footer',
  order: 'Order',
  terms: 'Terms',
  contact: 'Contact',
  language: 'Language',
  orderTitle: 'Order',
  orderHeading: 'Professional voices for your phone system',
  orderLead: 'On-hold messages, phone menus and voicemail greetings, recorded by real voice artists.',
  noScript: (email: string) => `The order form needs JavaScript. You can also write to ${email} to order.`,
  sorry: 'Sorry',
  sorryHeading: 'Sorry, that did not work',
  toOrderForm: 'To the order form',
};
