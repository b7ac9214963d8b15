import type { Static } from '@fastify/type-provider-typebox';
import type { Shop } from '../shop.ts';
import type { Language } from '../text/language.ts';
import { emailKey } from './emails.ts';
import type { loginForm } from './forms.ts';
import { prove, type Proof, type Visit } from './prove.ts';
import { answerOrCode } from './auth.ts';

/** A new session. */
export interface Entry {
  readonly userId: string;
  /** The headers that set the browser's cookie. */
  readonly headers: Headers;
}

interface Attempt extends Static<typeof loginForm> {
  /** The language of the page. */
  readonly language: Language;
}

/** Sends the confirmation email to the owner of a new account again, once an hour at most: it may have been lost. */
async function remind(shop: Shop, email: string, language: Language): Promise<void> {
  const user = await shop.users.findByEmail(email);
  if (user === null) return;
  const hour = shop.now().toISOString().slice(0, 13);
  await shop.outbox.add({ kind: 'verify', userId: user.id, language, period: hour });
}

/**
 * Logs in with an email and a password. A wrong password, an unknown email and an unconfirmed account give the same
 * result in the same time.
 */
export function logIn(shop: Shop, { password, language, ...form }: Attempt, visit: Visit): Promise<Proof<Entry>> {
  const email = emailKey(form.email);
  return prove(shop, visit, async () => {
    const result = await answerOrCode(shop.auth.api.signInEmail({ body: { email, password }, returnHeaders: true }));
    if ('code' in result) {
      if (result.code === 'EMAIL_NOT_VERIFIED') await remind(shop, email, language);
      return null;
    }
    const { response, headers } = result.answer;
    return { userId: response.user.id, headers };
  });
}
