import type { Order } from '../../order/order.ts';
import { canSetMusicSeconds } from '../../order/order-slots.ts';

/** A stretch of the loop in seconds: a message by its number from 0, or the music after it. */
export interface LoopPart {
  readonly kind: 'message' | 'music';
  readonly index: number;
  readonly seconds: number;
}

/** What callers on hold hear over and over. */
export interface Loop {
  readonly parts: readonly LoopPart[];
  readonly seconds: number;
}

/** Seconds of music after each message of an order: none without a track, or with one message alone. */
export const gapSeconds = (order: Order): number => (canSetMusicSeconds(order) ? order.musicSeconds : 0);

/**
 * The loop of messages that take so many seconds, with so many seconds of music after each of them: after the last one
 * too, since the first one follows. Messages of no length are left out.
 */
export function loopOf(messages: readonly number[], gap: number): Loop {
  const parts = messages.flatMap((seconds, index): readonly LoopPart[] => {
    if (seconds === 0) return [];
    const message = { kind: 'message', index, seconds } as const;
    return gap === 0 ? [message] : [message, { kind: 'music', index, seconds: gap }];
  });
  return { parts, seconds: parts.reduce((sum, part) => sum + part.seconds, 0) };
}

/** How long the caller waits that a loop is measured by. */
const callerSeconds = 120;

/** What a caller hears who waits two minutes, from the first message on. */
export interface Hearing {
  /** How often the whole loop is heard, to a tenth; below 1 where the wait is over before the loop is. */
  readonly times: number;
  /** How many messages are heard to their end, no more than there are. */
  readonly messages: number;
}

/** What a caller who waits so many seconds hears of a loop. */
export function heardOf({ parts, seconds }: Loop, wait = callerSeconds): Hearing {
  let end = 0;
  let messages = 0;
  for (const part of parts) {
    end += part.seconds;
    if (part.kind === 'message' && end <= wait) messages += 1;
  }
  return { times: seconds === 0 ? 0 : Math.floor((wait / seconds) * 10) / 10, messages };
}
