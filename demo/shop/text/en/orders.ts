import { formatsOf } from '../formats.ts';

const { counted } = formatsOf('en');

/** An order as its buyer sees it: contents, price, status and next steps. */
export const orders = {
  number: (order: number) => `Order ${order}`,
  service: 'Service',
  voice: (count: number): string => (count > 1 ? 'Voices' : 'Voice'),
  music: 'Music',
  musicBetween: (titles: string, seconds: number) =>
    `${titles}, ${counted(seconds, 'second', 'seconds')} between messages`,
  deliveredAs: 'Delivered as',
  delivery: 'Delivery',
  uploaded: 'Uploaded during a call with you',
  comments: 'Comments',
  messages: 'Messages',
  message: (position: number) => `Message #${position}`,
  messageCount: (count: number) => counted(count, 'message', 'messages'),
  wordCount: (count: number) => counted(count, 'word', 'words'),
  pronunciations: (said: string) => `Pronunciations: ${said}`,
  style: (name: string) => `Style: ${name}`,
  readBy: (name: string) => `Voice: ${name}`,
  ordered: 'Ordered',
  paid: 'Paid',
  refunded: 'Refunded',
  soldBy: 'Sold by',
  billedTo: 'Billed to',
  readyBy: 'Ready by',
  ready: 'Ready',
  payment: 'Payment',
  proofreading: 'Proofreading',
  recording: 'Recording',
  within: (days: number) => `within ${days} business days`,
  partner: 'Ordered through',
  messagesAndPrice: 'Messages and price',
  viewReceipt: 'View receipt',
  ofOrder: (order: number) => ` of order ${order}`,
  payNow: 'Pay now',
  orderAgain: 'Order again',
  orderedAgain: 'Your order is back in the form. Change anything you like.',
  discard: 'Discard',
  discardOrder: (order: number) => `Discard order ${order}?`,
  discardLead:
    'This order hasn’t been paid for. If you discard it, it will be removed from your account and can’t be paid for anymore.',
  keep: 'Keep it',
  discarded: 'The order has been discarded.',
  thisOrder: (order: number) => `: order ${order}`,
  test: 'This is a test order: nobody is charged, and nothing is recorded.',
  statuses: {
    test: { label: 'Test order', note: '' },
    paid: { label: 'Paid', note: '' },
    refunded: { label: 'Refunded', note: 'Your payment was refunded in full.' },
    'awaiting-payment': { label: 'Awaiting payment', note: 'Recording will start once this order is paid.' },
    confirming: {
      label: 'Payment being confirmed',
      note: 'Your bank is processing it. You don’t need to do anything.',
    },
    'too-old': { label: 'Not paid in time', note: 'Prices may have changed since. Please start a new order.' },
    declined: { label: 'Payment declined', note: 'You weren’t charged. Try again or use another card.' },
    cancelled: { label: 'Payment cancelled', note: 'You weren’t charged. You can still pay for this order.' },
  },
  thankYou: (name: string) => `Thank you, ${name}`,
  isPaid: (order: number, amount: string) => `Order ${order} has been paid: ${amount}.`,
  confirming: (order: number) => `The payment for order ${order} is being confirmed`,
  confirmingNote: 'This page will update once it’s confirmed. You don’t need to do anything.',
  next: 'What happens next',
  yours: 'Your order',
  receipt: 'Receipt',
  print: 'Print',
  amount: 'Amount',
  stepKeep:
    'This page is your receipt. We’ve also emailed it to you. Bookmark this page, print it or save it as a PDF.',
  /** Before and after the studio's address. */
  questions: [
    'Questions or changes? Write to ',
    ' before we start recording. Someone from the studio will read it and reply within one business day.',
  ],
  /** Keyed by the code of an option that adds a step. */
  optionSteps: { proofReading: 'We’ll proofread your messages and ask you about anything unclear.' },
  stepRecording: (names: string, _voices: number, messages: number) =>
    `${names} will record your ${messages > 1 ? 'messages' : 'message'} in the studio.`,
  stepCall: (phone: string, ready: Ready) =>
    `We’ll call you${phone && ` at ${phone}`} to upload your recording together, ${when(ready)}.`,
  stepFiles: (email: string, ready: Ready) => `We’ll email the audio files to ${email} ${when(ready)}.`,
};

/** When an order is ready: the day in words (null until it is paid), and the number of business days. */
export interface Ready {
  readonly day: string | null;
  readonly days: number;
  readonly isShortened: boolean;
}

const when = ({ day, days }: Ready): string =>
  day === null ? `within ${days} business days` : `by ${day} (${days} business days)`;

/** The bill of an order. */
export const bill = {
  caption: 'Order costs',
  lines: {
    prompts: 'Additional messages',
    words: 'Extra words',
    'proof-reading': 'Proof reading',
    rush: 'Rush production (2 business days)',
    'greeting-update': 'Greeting update',
  },
  taxes: { GST: 'GST', HST: 'HST', PST: 'PST', QST: 'QST' },
  subtotal: 'Subtotal',
  discount: (code: string | null) => (code === null ? 'Discount' : `Discount (${code})`),
  total: (currency: string) => `Total (${currency})`,
};
