import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ottawa } from './page-buyer.ts';

export type Answer = Awaited<ReturnType<FastifyInstance['inject']>>;
export type Texts = Record<string, string>;

export const ontario = ottawa;
export const quebec = { ...ontario, state: 'QC', city: 'Montréal', postalCode: 'H2Y 1C6' };
export const newYork = { ...ontario, country: 'US', state: 'NY', city: 'New York', postalCode: '10001' };

/** A message on the wire; its counts are wrong on purpose, because the shop counts for itself. */
export const message = (content: string, index = 1) => ({
  fileName: `message-${index}`,
  style: 'professional-warm-welcoming',
  content,
  count: { words: 1, wordsExtra: 0 },
});

/** A text of so many words. */
export const words = (count: number): string => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

/** A guest's on-hold order without totals: one voice, one short message, an address in Ontario. */
export const guestOrder = () => ({
  serviceType: 'moh',
  serviceId: 'moh',
  currency: 'CAD',
  selectedVoices: ['emma'],
  selectedMusic: [] as string[],
  selectedMusicOptions: { musicBetweenMessages: 0, comments: '' },
  items: [message('Thank you for calling. Please stay on the line.')],
  options: { proofReading: false, rush: false, updateVoicemailGreeting: false },
  phoneSystem: 'mp3',
  discountCodeOrId: null as string | null,
  referralCode: null as string | null,
  comments: '',
  email: 'ann@example.com',
  firstName: 'Ann',
  lastName: 'Lee',
  address: ontario,
});
export type GuestOrder = ReturnType<typeof guestOrder> & {
  readonly phone?: string;
  readonly reference?: string;
  readonly test?: boolean;
  readonly replaces?: string;
};

/** The fields that make it a voicemail greeting. */
export const voicemail = { serviceType: 'mvoice', serviceId: 'mvoice', phoneSystem: 'iphone-android' };

export type Changes = Partial<GuestOrder>;

/** The body of a request for a payment. */
export const payment = { paymentGateway: 'stripe', paymentMethod: 'card' };

/** The address of an account, as its pages ask for it. */
export const montreal = {
  street: 'Rue Notre-Dame',
  houseNumber: '7',
  city: 'Montréal',
  postalCode: 'H2Y 1C6',
  country: 'CA',
  state: 'CA-QC',
};

export const password = 'correct horse 42';
export const newEmail = (): string => `${randomUUID()}@example.com`;
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A cookie that an answer sets, as a browser sends it back; an empty text if it sets none. */
export function cookieNamed({ cookies }: Answer, name: string): string {
  const cookie = cookies.find((one) => one.name === name);
  return cookie === undefined ? '' : `${name}=${encodeURIComponent(cookie.value)}`;
}

/** The session cookie of an answer as a browser sends it back, or an empty text. */
export function cookieOf({ cookies }: Answer): string {
  const cookie = cookies.find(({ name }) => name.endsWith('session'));
  return cookie === undefined ? '' : `${cookie.name}=${cookie.value}`;
}

/** The session of an answer to a request for a payment, its URL, and the path of that. */
export function checkoutIn(answer: Answer) {
  const body = accepted(answer, 200).json<{ paymentGatewayInfo: { sessionId: string; url: string } }>();
  const { sessionId, url } = body.paymentGatewayInfo;
  return { sessionId, url, path: new URL(url).pathname };
}

/** An answer that must have this status. */
export function accepted(answer: Answer, status: number): Answer {
  if (answer.statusCode !== status) throw new Error(`The shop answered ${answer.statusCode}: ${answer.body}`);
  return answer;
}

/** The status of an answer, and its JSON. */
export async function outcome(answer: Promise<Answer>): Promise<readonly [status: number, body: unknown]> {
  const { statusCode, json } = await answer;
  return [statusCode, json()];
}
