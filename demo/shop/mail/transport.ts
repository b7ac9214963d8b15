import { createTransport } from 'nodemailer';
import { PassThrough } from 'node:stream';
import type { ShopConfig } from '../config.ts';
import { SendError } from '../outbox/channel.ts';
import { studioEmail } from '../views/shop-name.ts';
import type { Mail } from './letter.ts';

/** A channel for emails. Throws SendError; an id is the same for every attempt at the same email. */
export interface MailTransport {
  readonly send: (mail: Mail, id: string) => Promise<void>;
  readonly close: () => void;
}

/** A refusal is an answer. Without an answer, the email may have arrived if the server has received all of it. */
const isAnswered = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number';

const seconds = 1000;

/** Sends emails through a server (`smtp:` or `smtps:`, with user and password in the URL). */
export function smtpTransport(
  url: string,
  { mailFrom, publicUrl }: Pick<ShopConfig, 'mailFrom' | 'publicUrl'>,
): MailTransport {
  const patience = { connectionTimeout: 10 * seconds, greetingTimeout: 10 * seconds, socketTimeout: 30 * seconds };
  const server = createTransport({ url, ...patience });
  const handedOver = new Set<string>();
  server.use('stream', ({ data, message }, done) => {
    message.processFunc((mail) =>
      mail.pipe(new PassThrough()).once('end', () => handedOver.add(String(data.messageId))),
    );
    done();
  });
  return {
    send: async ({ replyTo = studioEmail, ...mail }, id) => {
      const messageId = `<${id}@${new URL(publicUrl).hostname}>`;
      try {
        await server.sendMail({ ...mail, from: mailFrom, replyTo, messageId });
      } catch (error) {
        throw new SendError(error, handedOver.has(messageId) && !isAnswered(error));
      } finally {
        handedOver.delete(messageId);
      }
    },
    close: () => server.close(),
  };
}
