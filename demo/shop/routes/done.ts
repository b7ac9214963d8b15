import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { wayBackOf } from '../http/cookies.ts';
import { keepLanguage, languageOf } from '../http/language.ts';
import { sendNotice } from '../http/pages.ts';
import { found } from '../http/refusal.ts';
import type { Texts } from '../text/texts.ts';
import { loginPath } from '../views/account-links.ts';
import type { NoticePageProps } from '../views/notice-page.tsx';

type Content = (texts: Texts, back: string) => NoticePageProps;

const toAccount = ({ site }: Texts) => ({ text: site.account, href: '/account' });

/** The pages that say what a form has done, by the last part of their path. */
const pages = {
  'link-sent': ({ account: text }, back) => ({
    title: text.sentTitle,
    text: text.sentText,
    link: { text: text.login, href: loginPath(back) },
  }),
  'password-reset': ({ account: text }, back) => ({
    title: text.reset,
    text: text.resetText,
    link: { text: text.login, href: loginPath(back) },
    isMailed: true,
  }),
  confirmed: ({ account: text }, back) => ({
    title: text.confirmed,
    text: text.confirmedText,
    link: { text: text.goOn, href: back },
    isMailed: true,
    isBuyer: true,
  }),
  'change-sent': (texts) => ({
    title: texts.account.sentTitle,
    text: texts.account.changeSent,
    link: toAccount(texts),
  }),
  'change-half': (texts) => ({
    title: texts.account.changeHalf,
    text: texts.account.changeHalfText,
    link: toAccount(texts),
  }),
  'change-done': (texts) => ({
    title: texts.account.changeDone,
    text: texts.account.changeDoneText,
    link: toAccount(texts),
  }),
  deleted: ({ account: text, site }) => ({
    title: text.deleted,
    text: text.deletedText,
    link: { text: site.toOrderForm, href: '/' },
  }),
} satisfies Record<string, Content>;

type Done = keyof typeof pages;

/** Answers a form by redirecting to a page that says what was done, so that Back and Reload never send the form again. */
export function redirectToDone(reply: FastifyReply, done: Done): FastifyReply {
  keepLanguage(reply, languageOf(reply.request));
  return reply.redirect(`/done/${done}`, 303);
}

const pageByName = new Map<string, Content>(Object.entries(pages));

/** The pages that forms of an account lead to. They reveal nothing about anybody. */
export const doneRoutes = (): FastifyPluginAsyncTypebox => async (app) => {
  const params = Type.Object({ done: Type.String() });
  app.get('/done/:done', { schema: { params } }, async (request, reply) => {
    const content = found(pageByName.get(request.params.done) ?? null, 'page-unknown');
    return sendNotice(reply, (texts) => content(texts, wayBackOf(request)));
  });
};
