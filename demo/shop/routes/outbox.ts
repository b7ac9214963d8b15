import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { createElement } from 'react';
import { sendPageIn } from '../http/pages.ts';
import { found } from '../http/refusal.ts';
import { compose } from '../mail/compose.ts';
import type { Shop } from '../shop.ts';
import { OutboxPage } from '../views/outbox.tsx';

const most = 50;

/** The newest emails that have a recipient. */
async function newestMails(shop: Shop) {
  const rows = await shop.outboxEntries.newestMails(most);
  const mails = await Promise.all(
    rows.map(async ({ id, ...row }) => ({ id, mail: await compose(shop, { id, ...row }) })),
  );
  return mails.flatMap(({ id, mail }) => (mail === null ? [] : [{ id, mail }]));
}

/** An email has its styles in its tags, and needs nothing else. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'";

/** `/outbox`: the newest emails as they would be sent, for development without an email server. */
export const outboxRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { shop } = app;
  app.get('/outbox', async (_request, reply) =>
    sendPageIn('en', reply, createElement(OutboxPage, { mails: await newestMails(shop) })),
  );
  app.get('/outbox/:id', { schema: { params: Type.Object({ id: Type.String() }) } }, async (request, reply) => {
    const mails = await newestMails(shop);
    const { mail } = found(mails.find(({ id }) => id === request.params.id) ?? null, 'page-unknown');
    return reply.type('text/html; charset=utf-8').header('content-security-policy', mailPolicy).send(mail.html);
  });
};
