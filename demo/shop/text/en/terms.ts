import { shopName } from '../../views/shop-name.ts';

/** The terms a guest agrees to. `parts` are headings with their paragraphs. */
export const terms: LegalText = {
  title: 'Terms & Conditions',
  lead: 'For orders of recorded phone audio. Last updated September 1, 2025.',
  questions: 'Questions? Write to',
  parts: [
    [
      '1. What you order',
      `${shopName} records the messages you write, read by the voice artists you choose, and delivers them as audio files in the format you select. For mobile voicemail, we will call you at an agreed time and upload the recording with you.`,
    ],
    [
      '2. What the recordings may be used for',
      'The price covers use on telephone systems: on-hold messages, phone menus and voicemail greetings for the company named in the order. For advertising, broadcast, film, resale or training speech software, we may re-quote or refuse the order.',
      'You may use the recordings for as long as you like, on as many of your company’s lines as you like.',
    ],
    [
      '3. Your messages',
      'We record what you write, word for word. With proof reading, we correct spelling and grammar and ask you before we change the meaning. You are responsible for ensuring that your messages do not break the law or infringe anyone’s rights. We may refuse messages that are insulting, misleading or unlawful, in which case we will refund the order.',
    ],
    [
      '4. Prices and tax',
      'Prices are in Canadian or US dollars, as chosen in the form. Buyers in Canada pay GST, HST, PST or QST according to the billing address. The total in the order summary is what you pay.',
    ],
    [
      '5. Payment',
      'Orders are paid by card before recording starts. The card is handled by the payment provider; we do not see or keep its number.',
    ],
    [
      '6. Delivery',
      'Recordings are delivered by email within 5 business days. With rush production, we guarantee delivery within 2 business days of payment; if we miss that, we will refund the rush fee.',
    ],
    [
      '7. Corrections',
      'If we misread your text or mispronounce a name you gave us guidance for, we will record it again at no cost. Tell us within 30 days of delivery. Changes to the text after recording require a new order.',
    ],
    [
      '8. Cancelling',
      'You can cancel for a full refund until recording starts. After that, the work is custom-made and cannot be returned.',
    ],
    [
      '9. Music',
      'Background music is licensed for use on telephone systems together with the recording it was ordered with.',
    ],
    [
      '10. Your data',
      'We use your name, email and address to bill and deliver your order and for nothing else. We keep invoices for as long as tax law requires.',
    ],
    [
      '11. Law',
      'These terms are governed by the laws of Ontario and of Canada. Consumers keep the rights they have under the law of their place of residence.',
    ],
  ],
};

/** A heading with its paragraphs. */
type LegalPart = readonly [heading: string, ...paragraphs: string[]];

/** The terms or the privacy page. */
export interface LegalText {
  readonly title: string;
  readonly lead: string;
  /** Before the contact address. */
  readonly questions: string;
  readonly parts: readonly LegalPart[];
}
