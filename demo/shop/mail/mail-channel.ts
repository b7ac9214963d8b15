import type { Channel } from '../outbox/channel.ts';
import { mailKinds } from '../schema/mails.ts';
import { compose, type Composing } from './compose.ts';
import type { MailTransport } from './transport.ts';

/** Sends emails, never twice: if the outcome is unknown, staff is notified and the email is not sent again. */
export const mailChannel = (shop: Composing, transport: MailTransport): Channel => ({
  kinds: mailKinds,
  lanes: 1,
  isRepeatable: false,
  send: async (entry, id) => {
    const mail = await compose(shop, entry);
    if (mail === null) return 'dropped';
    await transport.send(mail, id);
    return 'sent';
  },
  close: () => transport.close(),
});
