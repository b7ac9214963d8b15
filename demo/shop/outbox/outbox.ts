import type { OwedMail } from '../repositories/mails.ts';
import type { Channel } from './channel.ts';
import { createSender, type SenderParts } from './sender.ts';

export interface Outbox {
  /** Stores an email that a page requested, and sends it. Each one is a new email, unless `once` says otherwise. */
  readonly write: (mail: OwedMail) => Promise<void>;
  /** Sends due entries in the background. */
  readonly wake: () => void;
  /** Finishes what is being sent, and stops. */
  readonly stop: () => Promise<void>;
}

/** Sends the emails and webhooks that are stored in the database; those without a channel stay there. */
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
