import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { wayBackOf } from '../http/cookies.ts';
import { keepLanguage, languageOf } from '../http/language.ts';
import { sendNotice } from '../http/pages.ts';
import { found } from '../http/refusal.ts';
import type { Texts } from '../text/texts.ts';
import { loginPath } from '../views/account-links.ts';

/** The pages that say what a form has done, by the last part of their path: keys of texts, and where they lead. */
const pages = {
  'link-sent': { title: 'sentTitle', text: 'sentText', to: 'login' },
  'password-reset': { title: 'reset', text: 'resetText', to: 'login', isMailed: true },
  confirmed: { title: 'confirmed', text: 'confirmedText', to: 'back', isMailed: true, isBuyer: true },
  'change-sent': { title: 'sentTitle', text: 'changeSent', to: 'account' },
  'change-half': { title: 'changeHalf', text: 'changeHalfText', to: 'account' },
  'change-done': { title: 'changeDone', text: 'changeDoneText', to: 'account' },
  deleted: { title: 'deleted', text: 'deletedText', to: 'form' },
} as const;

/** Answers a form by redirecting to a page that says what was done, so that Back and Reload never send the form again. */
export function redirectToDone(reply: FastifyReply, done: keyof typeof pages): FastifyReply {
  keepLanguage(reply, languageOf(reply.request));
  return reply.redirect(`/done/${done}`, 303);
}

const linksOf = ({ account, site }: Texts, back: string) => ({
  login: { text: account.login, href: loginPath(back) },
  back: { text: account.goOn, href: back },
  account: { text: site.account, href: '/account' },
  form: { text: site.toOrderForm, href: '/' },
});

const pageByName = new Map(Object.entries(pages));

/** The pages that forms of an account lead to. They reveal nothing about anybody. */
export const doneRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const params = Type.Object({ done: Type.String() });
  app.get('/done/:done', { schema: { params } }, async (request, reply) => {
    const { title, text, to, ...kind } = found(pageByName.get(request.params.done) ?? null, 'page-unknown');
    return sendNotice(reply, (texts) => ({
      title: texts.account[title],
      text: texts.account[text],
      link: linksOf(texts, wayBackOf(request))[to],
      ...kind,
    }));
  });
};
