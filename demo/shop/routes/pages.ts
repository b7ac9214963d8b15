import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sendPage } from '../http/pages.ts';
import { accountPage } from '../views/account.tsx';
import { orderPage } from '../views/order.tsx';
import { termsPage } from '../views/terms.tsx';

const account = Type.Object({ redirect: Type.Optional(Type.String({ maxLength: 2000 })) });

/** A path on the shop itself, or its order page: a link in somebody's mail must not lead elsewhere from here. */
export function ownPath(redirect: string | undefined): string {
  const base = 'http://shop.invalid';
  if (redirect === undefined || !redirect.startsWith('/') || !URL.canParse(redirect, base)) return '/';
  const url = new URL(redirect, base);
  // `/.//elsewhere.example` is a path here, but its cleaned-up form would be an address elsewhere.
  return url.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search : '/';
}

/** The shop's own pages: order form, terms, and what stands in for accounts until there are any. */
export const pageRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/', (_request, reply) => sendPage(reply, orderPage()));
  app.get('/terms', (_request, reply) => sendPage(reply, termsPage()));
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/public/icon.svg', 308));
  for (const path of ['/login', '/register'] as const) {
    app.get(path, { schema: { querystring: account } }, (request, reply) =>
      sendPage(reply, accountPage(ownPath(request.query.redirect))),
    );
  }
};
