/** The terms that a guest agrees to; `parts` are headings with their paragraphs. */
export const terms = {
  title: 'Terms & Conditions',
  lead: 'For orders of recorded phone audio. Last changed on 1 September 2025.',
  questions: 'Questions? Write to',
  parts: (shop: string): readonly LegalPart[] => [
    [
      '1. What you order',
      `${shop} records the messages you write, read by the voice artists you choose, and delivers them as audio files in the format you select. For mobile voicemail we call you at an agreed time and upload the recording with you.`,
    ],
    [
      '2. What the recordings may be used for',
      'The price covers use on telephone systems: on-hold messages, phone menus and voicemail greetings of the company named in the order. For advertising, broadcast, film, resale or the training of speech software we may quote again or refuse the order.',
      'You may use the recordings for as long as you like, on as many lines of your company as you like.',
    ],
    [
      '3. Your texts',
      'We record what you write, word for word. With proof reading we correct spelling and grammar and ask you before we change the meaning. You make sure that your texts break no law and nobody’s rights; we may refuse texts that are insulting, misleading or unlawful, and then refund the order.',
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
      'Recordings are delivered by email within 5 business days. With rush production we guarantee 2 business days, counted from payment; if we miss that, we refund the rush fee.',
    ],
    [
      '7. Corrections',
      'Should we have misread your text, or mispronounced a name you gave us guidance for, we record it again at no cost. Tell us within 30 days of delivery. Changes to the text after recording are a new order.',
    ],
    [
      '8. Cancelling',
      'You can cancel for a full refund until recording has started. Afterwards the work is made to your order and cannot be returned.',
    ],
    [
      '9. Music',
      'Background music is licensed for use on telephone systems together with the recording it was ordered with.',
    ],
    [
      '10. Your data',
      'We use your name, email and address to bill and deliver your order and for nothing else. We keep invoices as long as tax law asks for it.',
    ],
    [
      '11. Law',
      'These terms are governed by the laws of Ontario and of Canada. Consumers keep the rights that the law of their home gives them.',
    ],
  ],
};

/** A heading with its paragraphs. */
export type LegalPart = readonly [heading: string, ...paragraphs: string[]];
