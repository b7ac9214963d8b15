import type { OwedMail } from '../repositories/mails.ts';
import type { Channel } from './channel.ts';
import { createSender, type SenderParts } from './sender.ts';

export interface Outbox {
  /** Owes somebody a mail that a page asked for, and sends it. Each one is another mail, unless `once` says otherwise. */
  readonly write: (mail: OwedMail) => Promise<void>;
  /** Sends what is due, without anybody waiting for it. */
  readonly wake: () => void;
  /** Finishes what is being sent, and stops. */
  readonly stop: () => Promise<void>;
}

/** Sends the mails and webhooks that the database says are owed; those without a channel stay there. */
export function createOutbox(parts: SenderParts, channels: readonly Channel[]): Outbox {
  const senders = channels.map((channel) => createSender(parts, channel));
  const wake = (): void => {
    for (const sender of senders) sender.wake();
  };
  return {
    write: async (mail) => {
      const time = parts.now();
      await parts.mails.owe([{ once: `${time.getTime()}`, ...mail }], time);
      wake();
    },
    wake,
    stop: async () => {
      await Promise.all(senders.map((sender) => sender.stop()));
    },
  };
}
