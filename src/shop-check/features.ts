import type { Order } from '../domain/order/order.ts';
import { forEachOption, orderOptions } from '../domain/order/order-options.ts';
import { serviceRules, type ServiceType } from '../domain/order/services.ts';
import { limits } from '../domain/common/limits.ts';
import { sampleMessage, sampleOf, type Samples } from './sample-order.ts';

/** What an order of the form may hold, and a shop may not take. */
export interface Feature {
  readonly code: string;
  readonly what: string;
  readonly advice: string;
  readonly applies: (samples: Samples) => boolean;
  readonly change: (order: Order, samples: Samples) => Order;
}

const always = (): boolean => true;

/** Something of every message. */
const inMessages =
  (change: Partial<Order['messages'][number]>) =>
  (order: Order): Order => ({ ...order, messages: order.messages.map((message) => ({ ...message, ...change })) });

export const features: readonly Feature[] = [
  {
    code: 'names-refused',
    what: 'a message with a name',
    advice: 'Take `name` of an item and a `fileName` made of it; names hold any characters.',
    applies: always,
    change: inMessages({ name: 'After hours: été & hiver' }),
  },
  {
    code: 'style-refused',
    what: 'a long style guide',
    advice: 'Take a `style` of 2,000 characters: it holds the buyer’s own words and how names are pronounced.',
    applies: always,
    change: inMessages({ guide: 'custom', customStyle: 'Warm and calm, as if to a neighbour. '.repeat(54).trim() }),
  },
  {
    code: 'characters-refused',
    what: 'accents, quotes and emoji',
    advice: 'Keep texts as Unicode (in MySQL: utf8mb4).',
    applies: always,
    change: (order) => ({
      ...inMessages({ content: 'Bienvenue chez Zoë’s “Café” – ¡hola! 你好 🙂' })(order),
      comments: 'Merci 🙂',
    }),
  },
  {
    code: 'comments-refused',
    what: `comments of ${limits.maxCommentLength} characters`,
    advice: 'The form lets buyers write so much.',
    applies: always,
    change: (order) => ({ ...order, comments: 'Please. '.repeat(limits.maxCommentLength / 8) }),
  },
  {
    code: 'messages-refused',
    what: `${limits.maxMessages} messages`,
    advice: `Take ${limits.maxMessages} items, and bodies of 500,000 characters.`,
    applies: ({ types }) => types.some((type) => serviceRules[type].maxMessages > 1),
    change: (order) => ({
      ...order,
      messages: Array.from({ length: limits.maxMessages }, (_, index) => sampleMessage(index + 1, 150)),
    }),
  },
  {
    code: 'music-refused',
    what: 'music',
    advice: 'Take the ids of your tracks in `selectedMusic`, and 5 to 30 for `musicBetweenMessages`.',
    applies: ({ types, track }) => track !== null && types.some((type) => serviceRules[type].hasMusic),
    change: (order, { track }) => ({ ...order, tracks: [track?.id ?? null], musicSeconds: 30 }),
  },
  {
    code: 'options-refused',
    what: 'all options that it offers',
    advice: `Take ${orderOptions.map(({ code }) => `\`options.${code}\``).join(', ')}.`,
    applies: always,
    change: (order) => ({ ...order, options: forEachOption(() => true) }),
  },
];

/** The service that can hold most: on-hold messages take music and many messages. */
const roomiest = ({ types }: Samples): ServiceType =>
  types.toSorted((a, b) => serviceRules[b].maxMessages - serviceRules[a].maxMessages)[0] ?? 'moh';

/** The orders that have a feature, of those that this shop can be asked for. */
export const featureOrders = (samples: Samples) =>
  features
    .filter(({ applies }) => applies(samples))
    .map((feature) => ({
      ...feature,
      order: sampleOf(samples, roomiest(samples), (order) => feature.change(order, samples)),
    }));
export type FeatureOrder = ReturnType<typeof featureOrders>[number];
