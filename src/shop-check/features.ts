import type { Address } from '../domain/buyer/address.ts';
import type { Order } from '../domain/order/order.ts';
import { forEachOption, orderOptions } from '../domain/order/order-options.ts';
import { serviceRules, type ServiceType } from '../domain/order/services.ts';
import { limits } from '../domain/common/limits.ts';
import { abroad, inCurrency, sampleMessage, sampleOf, type Samples } from './sample-order.ts';

/** An order that the form can send, and that a shop may fail to accept. */
export interface Feature {
  readonly code: string;
  readonly what: string;
  readonly advice: string;
  /** Whether the shop offers it; by default, yes. */
  readonly applies?: (samples: Samples) => boolean;
  readonly change?: (order: Order, samples: Samples) => Order;
  /** Another address of the guest. */
  readonly address?: Address;
  /** A field that the page adds to the order when it is placed. */
  readonly sent?: { readonly reference: string };
  /** By default, `error`; `warning` if a shop may do without it. */
  readonly level?: 'warning';
}

/** A change to every message. */
const inMessages =
  (change: Partial<Order['messages'][number]>) =>
  (order: Order): Order => ({ ...order, messages: order.messages.map((message) => ({ ...message, ...change })) });

export const features: readonly Feature[] = [
  {
    code: 'names-refused',
    what: 'a message with a name',
    advice: 'Accept an item’s `name` and a `fileName` made from it; names may contain any characters.',
    change: inMessages({ name: 'After hours: été & hiver' }),
  },
  {
    code: 'style-refused',
    what: 'a long style guide',
    advice: 'Accept a `style` of 2,000 characters: it contains the buyer’s own words and the pronunciation of names.',
    change: inMessages({ guide: 'custom', customStyle: 'Warm and calm, as if to a neighbour. '.repeat(54).trim() }),
  },
  {
    code: 'characters-refused',
    what: 'accents, quotes and emoji',
    advice: 'Store texts as Unicode (in MySQL: utf8mb4).',
    change: (order) => ({
      ...inMessages({ content: 'Bienvenue chez Zoë’s “Café” – ¡hola! 你好 🙂' })(order),
      comments: 'Merci 🙂',
    }),
  },
  {
    code: 'text-refused',
    what: `a text of ${limits.maxMessageLength} characters`,
    advice: 'Accept a `content` of that length: the form lets buyers write that much.',
    change: inMessages({ content: 'Thanks! '.repeat(limits.maxMessageLength / 8) }),
  },
  {
    code: 'comments-refused',
    what: `comments of ${limits.maxCommentLength} characters`,
    advice: 'The form lets buyers write that much.',
    change: (order) => ({ ...order, comments: 'Please. '.repeat(limits.maxCommentLength / 8) }),
  },
  {
    code: 'messages-refused',
    what: `${limits.maxMessages} messages`,
    advice: `Accept ${limits.maxMessages} items, and bodies of 500,000 characters.`,
    applies: ({ types }) => types.some((type) => serviceRules[type].maxMessages > 1),
    change: (order) => ({
      ...order,
      messages: Array.from({ length: limits.maxMessages }, (_, index) => sampleMessage(index + 1, 150)),
    }),
  },
  {
    code: 'music-refused',
    what: 'music',
    advice: 'Accept the ids of your tracks in `selectedMusic`, and 5 to 30 for `musicBetweenMessages`.',
    applies: ({ types, track }) => track !== null && types.some((type) => serviceRules[type].hasMusic),
    change: (order, { track }) => ({ ...order, tracks: [track?.id ?? null], musicSeconds: 30 }),
  },
  {
    code: 'options-refused',
    what: 'all options',
    advice: `Accept ${orderOptions.map(({ code }) => `\`options.${code}\``).join(', ')}.`,
    change: (order) => ({ ...order, options: forEachOption(() => true) }),
  },
  {
    code: 'currency-refused',
    what: 'US dollars',
    advice: 'The form offers both currencies for every service.',
    change: inCurrency('USD'),
  },
  ...abroad.map((address): Feature => ({
    code: 'country-refused',
    level: 'warning',
    what: `an address in ${address.country}`,
    advice: 'The form offers all countries; states are sent only for countries whose postal addresses have them.',
    address,
  })),
  {
    code: 'reference-refused',
    what: 'the page’s own id',
    advice: 'Accept a `reference` of up to 200 printable characters, and return it from `GET /order/paid/{token}`.',
    sent: { reference: 'check 7f3a' },
  },
];

/** The service with the most features: on-hold orders can have music and many messages. */
const roomiest = ({ types }: Samples): ServiceType =>
  types.toSorted((a, b) => serviceRules[b].maxMessages - serviceRules[a].maxMessages)[0] ?? 'moh';

/** The orders with a feature that this shop offers. */
export const featureOrders = (samples: Samples) =>
  features
    .filter(({ applies = () => true }) => applies(samples))
    .map((feature) => ({
      ...feature,
      order: sampleOf(samples, roomiest(samples), (order) => feature.change?.(order, samples) ?? order),
    }));
