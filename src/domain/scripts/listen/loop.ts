import type { Order } from '../../order/order.ts';
import type { ServiceRules } from '../../order/service-types.ts';
import { chosen } from '../../order/slots.ts';

/** A part of the loop in seconds: a message by its index from 0, or the music after it. */
export interface LoopPart {
  readonly kind: 'message' | 'music';
  readonly index: number;
  readonly seconds: number;
}

/** The seconds of music after each message of an order, as the shop receives them: none without a track. */
export const gapSeconds = (order: Order): number => (chosen(order.tracks).length > 0 ? order.musicSeconds : 0);

/**
 * What callers on hold hear over and over: messages with these lengths in seconds, with `gap` seconds of music after
 * each, also after the last, because the first one follows. Messages without length are omitted.
 */
export function loopOf(messages: readonly number[], gap: number) {
  const parts = messages.flatMap((seconds, index): readonly LoopPart[] => {
    if (seconds === 0) return [];
    const message = { kind: 'message', index, seconds } as const;
    return gap === 0 ? [message] : [message, { kind: 'music', index, seconds: gap }];
  });
  return { parts, seconds: parts.reduce((sum, part) => sum + part.seconds, 0) };
}

export type Loop = ReturnType<typeof loopOf>;

/** The caller's waiting time that the loop is compared with. */
const callerSeconds = 120;

/**
 * What a caller hears who waits two minutes, starting with the first message: the number of whole loops, and how many
 * different messages are heard to their end.
 */
export function heardOf({ parts, seconds }: Loop) {
  let end = 0;
  let messages = 0;
  for (const part of parts) {
    end += part.seconds;
    if (part.kind === 'message' && end <= callerSeconds) messages += 1;
  }
  return { times: seconds === 0 ? 0 : Math.floor(callerSeconds / seconds), messages };
}

/** A part of what a caller hears: a voice's sample, or music alone for so many seconds. */
export type CallerPart = { readonly url: string } | { readonly seconds: number };

/**
 * What a caller hears of an order, with its voices' samples in place of the messages: one sample after the other, each
 * followed by `musicSeconds` of music. Voices without a sample are omitted.
 */
export function callerPlan(samples: readonly (string | null)[], musicSeconds: number): readonly CallerPart[] {
  const gap = musicSeconds > 0 ? [{ seconds: musicSeconds }] : [];
  return samples.flatMap((url) => (url === null ? [] : [{ url }, ...gap]));
}

/**
 * The number of seconds that callers listen to a greeting: voicemail 25 (getaira.io, "What should a business voicemail
 * say": beyond that, more hang up), a menu 30 (zdnetinside.com, on business greetings). None on hold, because callers
 * wait anyway.
 */
export const longestGreetingSeconds: Readonly<Record<ServiceRules['scriptKind'], number | null>> = {
  loop: null,
  menu: 30,
  greeting: 25,
};
