import type { Channel } from '../outbox/channel.ts';
import { mailKinds } from '../schema/mails.ts';
import { compose, type Composing } from './compose.ts';
import type { MailTransport } from './transport.ts';

/** Sends mails, never twice: one whose fate is not known is told to staff and not sent again. */
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
