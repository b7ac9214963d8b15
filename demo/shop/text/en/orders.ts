import { formatsOf } from '../formats.ts';

const { counted } = formatsOf('en');

/** An order as its buyer reads it: what was ordered, what it costs, how far it is, and what comes next. */
export const orders = {
  number: (order: number) => `Order ${order}`,
  service: 'Service',
  voice: (count: number): string => (count > 1 ? 'Voices' : 'Voice'),
  music: 'Music',
  musicBetween: (titles: string, seconds: number) =>
    `${titles}, ${counted(seconds, 'second', 'seconds')} between messages`,
  deliveredAs: 'Delivered as',
  delivery: 'Delivery',
  uploaded: 'uploaded with you on a call',
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
  partner: 'Ordered through',
  messagesAndPrice: 'Messages and price',
  viewReceipt: 'View receipt',
  ofOrder: (order: number) => ` of order ${order}`,
  payNow: 'Pay now',
  orderAgain: 'Order again',
  orderedAgain: 'Your order is in the form again. Change what you like.',
  discard: 'Discard',
  discardOrder: (order: number) => `Discard order ${order}?`,
  discardLead: 'It is not paid. Once it is discarded, it is no longer in your account and can no longer be paid.',
  keep: 'Keep it',
  discarded: 'The order is discarded.',
  thisOrder: (order: number) => `: order ${order}`,
  statuses: {
    paid: { label: 'Paid', note: '' },
    refunded: { label: 'Refunded', note: 'The whole payment was returned to you.' },
    'awaiting-payment': { label: 'Awaiting payment', note: 'Recording starts when this order is paid.' },
    confirming: {
      label: 'Payment being confirmed',
      note: 'Your bank is working on it. There is nothing for you to do.',
    },
    'too-old': { label: 'Not paid in time', note: 'Its prices may have changed since. Please start a new order.' },
    declined: { label: 'Payment declined', note: 'Nothing was charged. You can try again, also with another card.' },
    cancelled: { label: 'Payment cancelled', note: 'Nothing was charged. You can still pay this order.' },
  },
  thankYou: (name: string) => `Thank you, ${name}`,
  isPaid: (order: number) => `Order ${order} is paid.`,
  confirming: (order: number) => `The payment of order ${order} is being confirmed`,
  confirmingNote: 'This page will say so as soon as it is. There is nothing for you to do.',
  next: 'What happens next',
  yours: 'Your order',
  receipt: 'Receipt',
  receiptOf: (order: number) => `Receipt for order ${order}`,
  print: 'Print',
  savePdf: 'Save as PDF',
  amount: 'Amount',
  stepKeep: 'This page is your receipt: keep its address, print it or save it as a PDF.',
  /** By the code of an option that adds a step. */
  optionSteps: { proofReading: 'We proof-read your texts and ask you about anything unclear.' },
  stepRecording: (names: string, voices: number, messages: number) =>
    `${names} ${voices > 1 ? 'record' : 'records'} your ${messages > 1 ? 'messages' : 'message'} in the studio.`,
  stepCall: (phone: string, ready: Ready) =>
    `We call you${phone && ` at ${phone}`} to upload your recording with you, ${when(ready)}.`,
  stepFiles: (email: string, ready: Ready) => `You get the audio files by email at ${email}, ${when(ready)}.`,
};

/** When an order is ready: the day in words, null while it is not paid; and how many business days that takes. */
export interface Ready {
  readonly day: string | null;
  readonly days: number;
  readonly isShortened: boolean;
}

const when = ({ day, days }: Ready): string =>
  day === null ? `within ${days} business days` : `by ${day} (${days} business days)`;

/** What an order costs. */
export const bill = {
  caption: 'What this order costs',
  lines: {
    prompts: 'Further messages',
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
