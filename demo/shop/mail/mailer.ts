import { digest } from '../digest.ts';
import type { OwedMail } from '../repositories/mails.ts';
import type { MailRow } from '../schema/mails.ts';
import type { Shop } from '../shop.ts';
import { compose, type Composing } from './compose.ts';
import type { Mail } from './letter.ts';
import { MailError, type MailTransport } from './transport.ts';

const minute = 60_000;

/** Milliseconds between looks for mails that are due, beside those at once after something happened. */
const pause = minute / 2;

/** Milliseconds that sending one takes at most; longer than the server is waited for. */
const longestSending = 2 * minute;

/** Milliseconds after which nobody wants to read a mail any more. */
const longestWait = 48 * 60 * minute;

/** Milliseconds until the next try: they double, four hours at most. */
const waitAfter = (tries: number): number => Math.min(2 ** (tries - 1), 240) * minute;

export interface Mailer {
  /** Owes somebody a mail that a page asked for, and sends it. Each one is another mail, unless `once` says otherwise. */
  readonly write: (mail: OwedMail) => Promise<void>;
  /** Sends what is due, without anybody waiting for it. */
  readonly wake: () => void;
  /** Finishes the mail that is being sent, and stops. */
  readonly stop: () => Promise<void>;
}

interface MailerParts extends Composing, Pick<Shop, 'log' | 'mails'> {
  /** Null: mails stay in the outbox. */
  readonly transport: MailTransport | null;
}

const inMilliseconds = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

async function retryLater({ mails, log, now }: MailerParts, mail: MailRow, error: unknown): Promise<void> {
  const mayHaveArrived = error instanceof MailError && error.mayHaveArrived;
  log.error({ err: error, mail: mail.kind, tries: mail.tries }, mayHaveArrived ? 'a mail may be lost' : 'no mail');
  if (mayHaveArrived) return mails.note(mail.id, { status: 'unknown' });
  return mails.note(mail.id, { status: 'waiting', dueAt: inMilliseconds(now(), waitAfter(mail.tries)) });
}

/** Sends one mail, never twice: one whose fate is not known is told to staff and not sent again. */
async function deliver(parts: MailerParts, transport: MailTransport, mail: MailRow): Promise<void> {
  const { mails, now } = parts;
  let letter: Mail | null;
  try {
    const isTooOld = now().getTime() - mail.createdAt.getTime() > longestWait;
    letter = isTooOld ? null : await compose(parts, mail);
    if (letter !== null) await transport.send(letter, digest(mail.id));
  } catch (error) {
    return retryLater(parts, mail, error);
  }
  return mails.note(mail.id, { status: letter === null ? 'dropped' : 'sent' });
}

/** Sends the mails that the database says are owed. Several processes share the work. */
export function createMailer(parts: MailerParts): Mailer {
  const { mails, transport, log, now } = parts;
  let isStopped = false;
  let isAskedAgain = false;
  let running: Promise<void> | null = null;

  const sendDue = async (server: MailTransport): Promise<void> => {
    isAskedAgain = false;
    const lost = await mails.giveUpLost(now());
    if (lost > 0) log.error({ mails: lost }, 'mails may be lost: the process that sent them has ended');
    for (;;) {
      const mail = isStopped ? null : await mails.claim(now(), inMilliseconds(now(), longestSending));
      if (mail === null) return;
      await deliver(parts, server, mail);
    }
  };

  const wake = (): void => {
    if (transport === null || isStopped) return;
    isAskedAgain = true;
    running ??= sendDue(transport)
      .catch((error: unknown) => log.error({ err: error }, 'mails can’t be sent'))
      .finally(() => {
        running = null;
        if (isAskedAgain) wake();
      });
  };

  const timer = transport === null ? undefined : setInterval(wake, pause).unref();
  return {
    write: async (mail) => {
      const time = now();
      await mails.owe([{ once: `${time.getTime()}`, ...mail }], time);
      wake();
    },
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
      transport?.close();
    },
  };
}
