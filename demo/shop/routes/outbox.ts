import type { FastifyPluginAsync } from 'fastify';
import { createElement } from 'react';
import { sendPageIn } from '../http/pages.ts';
import { compose } from '../mail/compose.ts';
import type { Shop } from '../shop.ts';
import { OutboxPage } from '../views/outbox.tsx';

const most = 50;

/** `/outbox`: the newest emails as they would be sent, for development without an email server. */
export const outboxRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async (app) => {
    app.get('/outbox', async (_request, reply) => {
      const rows = await shop.outboxEntries.newestMails(most);
      const mails = await Promise.all(rows.map(async (row) => ({ row, mail: await compose(shop, row) })));
      return sendPageIn('en', reply, createElement(OutboxPage, { mails }));
    });
  };
