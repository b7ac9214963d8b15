import type { ServiceType } from '../../../src/domain/order/services.ts';
import { styleGuides } from '../../../src/text/style-guides.en.ts';

export interface Message {
  readonly id: number;
  readonly content: string;
  readonly guide: string;
  readonly style: string;
}

export interface Order {
  readonly service: ServiceType;
  /** Ids in their slots; null if nothing is selected. */
  readonly voices: readonly (string | null)[];
  readonly slot: number;
  readonly gender: 'male' | 'female';
  readonly track: string | null;
  readonly musicSeconds: number;
  readonly messages: readonly Message[];
  readonly phoneSystem: string;
  readonly proofReading: boolean;
  readonly rushProduction: boolean;
  readonly comments: string;
  readonly currency: string;
}

/** By value. */
export const guides: Readonly<Record<string, { readonly label: string; readonly text: string }>> = styleGuides;

export const maxMessages = 20;
export const includedWords = 50;
const defaultGuide = 'professional-warm-welcoming';

const emptyMessage = (id: number): Message => ({ id, content: '', guide: defaultGuide, style: defaultGuide });

export const freshOrder = (service: ServiceType): Order => ({
  service,
  voices: [null],
  slot: 0,
  gender: 'male',
  track: null,
  musicSeconds: 10,
  messages: [emptyMessage(1)],
  phoneSystem: 'mp3',
  proofReading: false,
  rushProduction: false,
  comments: '',
  currency: 'CAD',
});

export type Action =
  | { readonly type: 'edit'; readonly part: Partial<Order> }
  | { readonly type: 'start'; readonly service: ServiceType }
  | { readonly type: 'choose-voice'; readonly id: string }
  | { readonly type: 'add-voice' }
  | { readonly type: 'remove-voice'; readonly slot: number }
  | { readonly type: 'edit-message'; readonly id: number; readonly part: Partial<Message> }
  | { readonly type: 'add-message'; readonly after: number }
  | { readonly type: 'delete-message'; readonly id: number };

export type Dispatch = (action: Action) => void;

function withMessageAfter(messages: readonly Message[], after: number): readonly Message[] {
  if (messages.length >= maxMessages) return messages;
  const id = Math.max(...messages.map((message) => message.id)) + 1;
  return messages.flatMap((message) => (message.id === after ? [message, emptyMessage(id)] : [message]));
}

export function reduce(order: Order, action: Action): Order {
  const { messages, voices } = order;
  switch (action.type) {
    case 'edit':
      return { ...order, ...action.part };
    case 'start':
      return freshOrder(action.service);
    case 'choose-voice':
      return { ...order, voices: voices.with(order.slot, action.id) };
    case 'add-voice':
      return { ...order, voices: [...voices, null], slot: voices.length };
    case 'remove-voice':
      return { ...order, voices: voices.toSpliced(action.slot, 1), slot: 0 };
    case 'edit-message':
      return {
        ...order,
        messages: messages.map((message) => (message.id === action.id ? { ...message, ...action.part } : message)),
      };
    case 'add-message':
      return { ...order, messages: withMessageAfter(messages, action.after) };
    default:
      return { ...order, messages: messages.filter(({ id }) => id !== action.id) };
  }
}

const counted = new WeakMap<Message, number>();

/** The words of a message, counted once. */
export function wordsOf(message: Message): number {
  const known = counted.get(message);
  if (known !== undefined) return known;
  const text = message.content.trim();
  const words = text === '' ? 0 : text.split(/\s+/u).length;
  counted.set(message, words);
  return words;
}

/** The words of all messages, and those above what the price includes. */
export function wordTotals(messages: readonly Message[]) {
  const words = messages.map(wordsOf);
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  return { words: sum(words), extra: sum(words.map((count) => Math.max(0, count - includedWords))) };
}
