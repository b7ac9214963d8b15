import type { Static } from '@fastify/type-provider-typebox';
import { randomUUID } from 'node:crypto';
import { keepProblems, type Problems } from '../http/form-problems.ts';
import type { Shop } from '../shop.ts';
import type { Language } from '../text/language.ts';
import type { Texts } from '../text/texts.ts';
import { emailKey, isEmail } from './emails.ts';
import type { loginForm, registerForm } from './forms.ts';
import { minPasswordLength } from './passwords.ts';
import { answerOrCode } from './refused.ts';

/** What a new buyer typed. */
export type Registration = Static<typeof registerForm>;

type Words = Texts['problems'];

/** The problem of an email that somebody typed, or null. */
export function emailProblem(email: string, text: Words): string | null {
  if (email.trim() === '') return text.email;
  return isEmail(email) ? null : text.emailInvalid;
}

/** The problem of a new password, or null. */
export function passwordProblem({ email, password }: Static<typeof loginForm>, text: Words): string | null {
  if (password === '') return text.newPassword;
  if (Array.from(password).length < minPasswordLength) return text.passwordShort(minPasswordLength);
  if (new Set(password).size < 4) return text.passwordPlain;
  return emailKey(password) === emailKey(email) ? text.passwordEmail : null;
}

/** The problems of a registration, by field. It makes no difference whether its email has an account. */
export function registrationProblems(form: Registration, text: Words): Problems<keyof Registration> {
  return keepProblems({
    firstName: form.firstName.trim() === '' ? text.firstName : null,
    lastName: form.lastName.trim() === '' ? text.lastName : null,
    companyName: null,
    email: emailProblem(form.email, text),
    password: passwordProblem(form, text),
  });
}

/**
 * Creates the account. Returns its id, or an unused id if the email has an account, or null if the email is not
 * accepted.
 */
async function signUp(shop: Shop, form: Registration, language: Language): Promise<string | null> {
  const body = {
    email: emailKey(form.email),
    password: form.password,
    name: form.firstName.trim(),
    lastName: form.lastName.trim(),
    companyName: form.companyName.trim(),
    language,
  };
  const result = await answerOrCode(shop.auth.api.signUpEmail({ body }));
  if ('answer' in result) return result.answer.user.id;
  // If two people register an email at once, one is first.
  return result.code === 'INVALID_EMAIL' ? null : randomUUID();
}

/**
 * Makes an account that can be used once its email is confirmed, in place of one that nobody has confirmed. If the email
 * has an account, that stays as it is. Nothing that is returned tells whether it has: only its mailbox is told, of an
 * account once a day at most. Returns the id that a link in the mail is about; null if the email is not accepted.
 */
export async function addAccount(shop: Shop, form: Registration, language: Language): Promise<string | null> {
  const email = emailKey(form.email);
  await shop.users.deletePending(email);
  const id = await signUp(shop, form, language);
  if (id === null) return null;
  const owner = await shop.users.findByEmail(email);
  const isNew = owner?.id === id;
  const day = shop.now().toISOString().slice(0, 10);
  await shop.outbox.write(
    isNew
      ? { kind: 'verify', about: id, language, once: '' }
      : { kind: 'has-account', about: owner?.id ?? id, language, once: day },
  );
  return id;
}
