import { shopName } from '../../views/shop-name.ts';
import type { LegalText } from './terms.ts';

/** What the shop stores about buyers. `parts` are headings with their paragraphs. */
export const privacy: LegalText = {
  title: 'Privacy',
  lead: 'What we store about you, why, and for how long. Last updated November 24, 2026.',
  questions: 'Questions, or a copy of your data without an account? Write to',
  parts: [
    [
      '1. Who is responsible',
      `${shopName} is responsible for the data you enter in the order form, here and on the sites of our partners.`,
    ],
    [
      '2. What you order',
      'With an order, we store the name, email, phone number, company and billing address you give us, your messages and choices, the price, and the language and address of the site you ordered on. We use this to bill, record and deliver your order, and for nothing else.',
      'While you prepare an order, the form asks us for prices. These requests contain your choices and messages, and as much of the billing address as you have entered. We don’t store them.',
    ],
    [
      '3. Payment',
      'You pay on the page of our payment provider. You enter your card there; we never see its number. The provider receives what the order contains, its price and, if you are logged in, your email. A test checkout, which says that it is one, accepts only test cards, charges no one and stores no card details.',
    ],
    [
      '4. Drafts',
      'If you ask for message drafts, we write them from what you tell us about your company, on our own server or with a language model through OpenRouter. We delete this, and the drafts, two hours later.',
    ],
    [
      '5. Who else receives it',
      'The voice artists and the studio receive your messages. If you came from a partner, we tell the partner that an order was placed, paid or refunded, along with the number of messages, the amounts and the order ID, but not who placed it or what the messages say.',
      'A partner’s page that contains the order form can technically read what you type into it, as with any form on any page.',
      'Our email provider delivers the emails we send you.',
    ],
    [
      '6. How long we keep it',
      'We delete unpaid orders after 60 days. We keep paid orders as invoices for as long as tax law requires. We keep your account until you delete it; unconfirmed accounts are deleted after three days. Our record of sent emails is deleted after 60 days.',
      'The server’s log contains your IP address and the pages you opened. To prevent abuse, we count requests by a hash of the IP address, for one day at most.',
    ],
    [
      '7. Cookies',
      'We set only the cookies the shop needs to work. One keeps you logged in for 30 days. One recognizes a browser you have logged in with, for a year, so that someone else’s wrong passwords don’t lock you out. One shows the receipt in the browser you paid with, for 30 days. One stores your language. A few last from minutes to days while you create an account or change something. We use no advertising or analytics cookies, and no third-party cookies.',
    ],
    [
      '8. What stays in your browser',
      'Once you start using it, the order form saves the order in your browser’s storage, along with the company details you entered for drafts and, for ten minutes, the list of voices and music. Your personal details are saved only in the tab, from the moment you press the payment button until you have paid, for one hour at most.',
      'If you have a message read aloud, your browser does it. Some browsers without a local voice send the text to their vendor.',
    ],
    [
      '9. What you can do',
      'In your account, you can see, correct and download your data, and delete the account. Without an account, write to us from the email address you ordered with. You can complain to the privacy commissioner or data protection authority where you live.',
    ],
  ],
};
