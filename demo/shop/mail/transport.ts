import { createTransport } from 'nodemailer';
import { PassThrough } from 'node:stream';
import type { ShopConfig } from '../config.ts';
import { SendError } from '../outbox/channel.ts';
import { studioEmail } from '../views/shop-name.ts';
import type { Mail } from './letter.ts';

/** Who takes mails on their way. Throws SendError; an id is the same for every try at the same mail. */
export interface MailTransport {
  readonly send: (mail: Mail, id: string) => Promise<void>;
  readonly close: () => void;
}

/** A refusal is an answer; where none came, the mail may have arrived once the server has been given all of it. */
const isAnswered = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number';

const seconds = 1000;

/** Sends mails by a server (`smtp:` or `smtps:`, with user and password in the address). */
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
