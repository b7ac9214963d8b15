import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { createElement } from 'react';
import { detailsFrom, detailsProblems, formOf } from '../accounts/details.ts';
import { languageOf } from '../http/language.ts';
import { leaveNotice } from '../http/notice-cookie.ts';
import { sendPage } from '../http/pages.ts';
import { refuseOtherSites } from '../http/same-origin.ts';
import { sessionOf } from '../http/session-cookie.ts';
import type { Shop } from '../shop.ts';
import { textsIn } from '../text/texts.ts';
import { loginPath } from '../views/account-links.ts';
import { DetailsPage } from '../views/details.tsx';
import { detailsForm } from './account-forms.ts';

const path = '/account/details';

/** The form for the buyer's own details. */
export const accountDetailsRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(path, async (request, reply) => {
      const open = await sessionOf(shop, request);
      if (open === null) return reply.redirect(loginPath(path), 303);
      return sendPage(reply, createElement(DetailsPage, { form: formOf(open.user), email: open.user.email }));
    });

    app.post(path, { onRequest: refuseOtherSites, schema: { body: detailsForm } }, async (request, reply) => {
      const open = await sessionOf(shop, request);
      // A redirect would lose what was typed.
      if (open === null) return sendPage(reply.status(401), createElement(DetailsPage, { form: request.body }));
      const details = detailsFrom(request.body);
      const problems = detailsProblems(details, textsIn(languageOf(request)).problems);
      if (Object.keys(problems).length > 0) {
        const page = createElement(DetailsPage, { form: request.body, email: open.user.email, problems });
        return sendPage(reply.status(422), page);
      }
      await shop.users.update(open.user.id, details);
      leaveNotice(reply, shop.config, 'saved');
      return reply.redirect('/account', 303);
    });
  };
