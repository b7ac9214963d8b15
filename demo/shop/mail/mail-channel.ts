import { createTransport } from 'nodemailer';
import { PassThrough } from 'node:stream';
import { SendError, type Channel } from '../outbox/outbox.ts';
import { mailKinds } from '../schema/outbox.ts';
import { studioEmail } from '../views/shop-name.ts';
import { compose, type Composing } from './compose.ts';

/** A refusal is an answer. Without an answer, the email may have arrived if the server has received all of it. */
const isAnswered = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number';

const seconds = 1000;
const patience = { connectionTimeout: 10 * seconds, greetingTimeout: 10 * seconds, socketTimeout: 30 * seconds };

/**
 * Sends emails through a server (`smtp:` or `smtps:`, with user and password in the URL), never twice: if the outcome is
 * unknown, staff is notified and the email is not sent again.
 */
export function mailChannel(shop: Composing, url: string): Channel {
  const { mailFrom, publicUrl } = shop.config;
  const server = createTransport({ url, ...patience });
  const handedOver = new Set<string>();
  server.use('stream', ({ data, message }, done) => {
    message.processFunc((mail) =>
      mail.pipe(new PassThrough()).once('end', () => handedOver.add(String(data.messageId))),
    );
    done();
  });
  return {
    kinds: mailKinds,
    lanes: 1,
    isRepeatable: false,
    send: async (entry, id) => {
      const mail = await compose(shop, entry);
      if (mail === null) return 'dropped';
      const messageId = `<${id}@${new URL(publicUrl).hostname}>`;
      try {
        await server.sendMail({ replyTo: studioEmail, ...mail, from: mailFrom, messageId });
        return 'sent';
      } catch (error) {
        throw new SendError(error, handedOver.has(messageId) && !isAnswered(error));
      } finally {
        handedOver.delete(messageId);
      }
    },
    close: () => server.close(),
  };
}
