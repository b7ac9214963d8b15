import type { FastifyBaseLogger } from 'fastify';
import { digest } from '../digest.ts';
import type { Repositories } from '../repositories/repositories.ts';
import type { AccountEntry, OutboxKind, OutboxRow } from '../schema/outbox.ts';

/** How outbox entries of some kinds are sent. */
export interface Channel {
  readonly kinds: readonly OutboxKind[];
  /** How many are sent at once, so that a slow receiver does not delay others. */
  readonly lanes: number;
  /** Whether receivers recognize duplicates by their id, so that an entry with an unknown outcome is sent again. */
  readonly isRepeatable: boolean;
  /**
   * Sends an entry. The id is the same for every attempt. Returns `dropped` if there is no content or no recipient any
   * more. Throws if it was not accepted.
   */
  readonly send: (entry: OutboxRow, id: string) => Promise<'sent' | 'dropped'>;
  readonly close?: () => void;
}

/** A failed entry may have arrived nevertheless. */
export class SendError extends Error {
  override readonly name = 'SendError';
  readonly mayHaveArrived: boolean;

  constructor(cause: unknown, mayHaveArrived: boolean) {
    super('The mail server did not take the mail.', { cause });
    this.mayHaveArrived = mayHaveArrived;
  }
}

const minute = 60_000;

/** Milliseconds between checks for due entries, in addition to those at once after an event. */
const pause = minute / 2;

/** The maximum time for sending one entry, in milliseconds; longer than any receiver's timeout. */
const longestSending = 2 * minute;

/** Milliseconds after which an entry is no longer wanted. */
const longestWait = 48 * 60 * minute;

/** Milliseconds until the next attempt: they double, up to four hours. */
const waitAfter = (tries: number): number => Math.min(2 ** (tries - 1), 240) * minute;

interface Sending extends Pick<Repositories, 'outboxEntries'> {
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

const inMilliseconds = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

async function retryLater({ outboxEntries, log, now }: Sending, entry: OutboxRow, error: unknown): Promise<void> {
  const mayHaveArrived = error instanceof SendError && error.mayHaveArrived;
  const { kind, tries } = entry;
  log.error(
    { err: error, mail: kind, tries },
    mayHaveArrived ? 'delivery unconfirmed: it may be lost' : 'delivery failed',
  );
  if (mayHaveArrived) return outboxEntries.update(entry.id, { status: 'unknown' });
  return outboxEntries.update(entry.id, { status: 'waiting', dueAt: inMilliseconds(now(), waitAfter(tries)) });
}

async function deliver(parts: Sending, channel: Channel, entry: OutboxRow): Promise<void> {
  const { outboxEntries, log, now } = parts;
  const isTooOld = now().getTime() - entry.createdAt.getTime() > longestWait;
  let status: 'sent' | 'dropped' = 'dropped';
  try {
    if (isTooOld) log.error({ mail: entry.kind, tries: entry.tries }, 'delivery failed for two days');
    else status = await channel.send(entry, digest(entry.id));
  } catch (error) {
    return retryLater(parts, entry, error);
  }
  return outboxEntries.update(entry.id, { status });
}

/** Entries of a process that ended while it sent them. Their outcome is unknown. */
async function findLost({ outboxEntries, log, now }: Sending, { kinds, isRepeatable }: Channel): Promise<void> {
  const lost = await outboxEntries.endLost(kinds, now(), isRepeatable ? 'waiting' : 'unknown');
  if (lost > 0 && !isRepeatable) log.error({ mails: lost }, 'emails may be lost: the process that sent them has ended');
}

/** Sends due entries of a channel in the background. Several processes share the work. */
function createSender(parts: Sending, channel: Channel) {
  const { outboxEntries, log, now } = parts;
  let isStopped = false;
  let isAskedAgain = false;
  let running: Promise<unknown> | null = null;

  const sendOneByOne = async (): Promise<void> => {
    for (;;) {
      const until = inMilliseconds(now(), longestSending);
      const entry = isStopped ? null : await outboxEntries.claim(channel.kinds, now(), until);
      if (entry === null) return;
      await deliver(parts, channel, entry);
    }
  };

  const sendDue = async (): Promise<void> => {
    isAskedAgain = false;
    await findLost(parts, channel);
    await Promise.all(Array.from({ length: channel.lanes }, sendOneByOne));
  };

  const wake = (): void => {
    if (isStopped) return;
    isAskedAgain = true;
    running ??= sendDue()
      .catch((error: unknown) => log.error({ err: error }, 'the outbox can’t be emptied'))
      .finally(() => {
        running = null;
        if (isAskedAgain) wake();
      });
  };

  const timer = setInterval(wake, pause).unref();
  return {
    wake,
    /** Finishes what is being sent, and stops. */
    stop: async (): Promise<void> => {
      isStopped = true;
      clearInterval(timer);
      await running;
      channel.close?.();
    },
  };
}

/** Sends the emails and webhooks that are stored in the database; those without a channel stay there. */
export function createOutbox(parts: Sending, channels: readonly Channel[]) {
  const senders = channels.map((channel) => createSender(parts, channel));
  const wake = (): void => {
    for (const sender of senders) sender.wake();
  };
  return {
    /** Stores an email that a page requested, and sends it. Each one is a new email, unless it has a period. */
    add: async (mail: Omit<AccountEntry, 'period'> & Partial<AccountEntry>): Promise<void> => {
      const time = parts.now();
      await parts.outboxEntries.add([{ period: `${time.getTime()}`, ...mail }], time);
      wake();
    },
    /** Sends due entries in the background. */
    wake,
    /** Finishes what is being sent, and stops. */
    stop: async (): Promise<void> => {
      await Promise.all(senders.map((sender) => sender.stop()));
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
