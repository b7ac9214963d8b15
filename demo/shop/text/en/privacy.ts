import type { LegalPart } from './terms.ts';

/** Who handles buyers' data, as far as the shop's settings decide it. */
export interface Handling {
  readonly shop: string;
  readonly usesStripe: boolean;
  readonly usesModel: boolean;
  readonly usesMailServer: boolean;
}

/** What the shop keeps of buyers; `parts` are headings with their paragraphs. */
export const privacy = {
  title: 'Privacy',
  lead: 'What we store about you, why, and for how long. Last changed on 24 November 2026.',
  questions: 'Questions, or a copy of your data without an account? Write to',
  parts: ({ shop, usesStripe, usesModel, usesMailServer }: Handling): readonly LegalPart[] => [
    [
      '1. Who is responsible',
      `${shop} is responsible for the data that you type into the order form, here and on the sites of our partners.`,
    ],
    [
      '2. What you order',
      'With an order we store your name, email, phone number, company and billing address as far as you give them, your texts and choices, the price, and the language and address of the site that you ordered on. We use this to bill, record and deliver your order, and for nothing else.',
      'While you write an order, the form asks us for prices. These questions contain your choices and texts, and the billing address as far as it is typed. We answer them without storing them.',
    ],
    [
      '3. Payment',
      usesStripe
        ? 'You pay at Stripe. Your card is typed there; we never see its number. Stripe learns what the order contains, its price and, if you are logged in, your email.'
        : 'The checkout of this shop is a test: it takes test cards only, charges nobody and stores no card.',
    ],
    [
      '4. Drafts',
      usesModel
        ? 'If you ask for drafts of messages, what you say about your company goes to OpenRouter and to the maker of the language model that it uses. We delete it, and the drafts, two hours later.'
        : 'If you ask for drafts of messages, we write them on our own server from what you say about your company. We delete this, and the drafts, two hours later.',
    ],
    [
      '5. Who else learns of it',
      'The voice artists and the studio get your texts. If you came from a partner, the partner is told that an order was placed, paid or refunded, with its number of messages, its amounts and its id, but not who ordered, and no text.',
      'A partner’s page that contains the order form can technically read what you type into it, as with any form on any page.',
      ...(usesMailServer ? ['Our mail provider delivers the emails that we send you.'] : []),
    ],
    [
      '6. How long we keep it',
      'We delete orders that are not paid after 60 days. We keep paid orders as invoices for as long as tax law requires. We delete accounts when you delete them, and accounts that are not confirmed after three days. The list of the emails that we sent is deleted after 60 days.',
      'The server’s log contains your network address and the pages that you opened. To stop abuse, we count requests by a hash of the network address, for a day at most.',
    ],
    [
      '7. Cookies',
      'We set cookies only so that the shop works: one that keeps you logged in for 30 days; one that recognizes, for a year, a browser that has logged in, so that nobody else’s wrong passwords lock you out; one that shows the receipt to the browser that paid, for 30 days; one for the language; and some that last minutes to days while you create an account or change something. There are no cookies for advertising or statistics, and none from others.',
    ],
    [
      '8. What stays in your browser',
      'From the first time that you use it, the order form keeps the order in your browser’s storage, with what you said about your company for drafts and, for ten minutes, the list of voices and music. What you type about yourself is kept only in the tab, from the moment you press the payment button until you have paid, for an hour at most.',
      'If you have a text read aloud, your browser does it. A browser without a voice of its own may send the text to its maker.',
    ],
    [
      '9. What you can do',
      'In your account you can see, correct and download your data, and delete the account. Without an account, write to us from the address that you ordered with. You can complain to the privacy commissioner or data protection authority where you live.',
    ],
  ],
};
