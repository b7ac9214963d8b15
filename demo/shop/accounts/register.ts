import type { Static } from '@fastify/type-provider-typebox';
import { randomUUID } from 'node:crypto';
import { keepProblems, type Problems } from '../http/form-problems.ts';
import type { UserRow } from '../schema/accounts.ts';
import type { Shop } from '../shop.ts';
import type { Language } from '../text/language.ts';
import type { Texts } from '../text/texts.ts';
import { emailKey, isAccountEmail } from './emails.ts';
import type { loginForm, registerForm } from './forms.ts';
import { minPasswordLength } from './passwords.ts';
import { answerOrCode } from './auth.ts';

export type Registration = Static<typeof registerForm>;

/** The problem of an email that somebody typed, or null. */
export function emailProblem(email: string, text: Texts['problems']): string | null {
  if (email.trim() === '') return text.email;
  return isAccountEmail(email) ? null : text.emailInvalid;
}

export function passwordProblem({ email, password }: Static<typeof loginForm>, text: Texts['problems']): string | null {
  if (password === '') return text.newPassword;
  if (Array.from(password).length < minPasswordLength) return text.passwordShort(minPasswordLength);
  if (new Set(password).size < 4) return text.passwordPlain;
  return emailKey(password) === emailKey(email) ? text.passwordEmail : null;
}

/** The problems of a registration, by field. It makes no difference whether its email has an account. */
export function registrationProblems(form: Registration, text: Texts['problems']): Problems<keyof Registration> {
  return keepProblems({
    firstName: form.firstName.trim() === '' ? text.firstName : null,
    lastName: form.lastName.trim() === '' ? text.lastName : null,
    companyName: null,
    phone: null,
    email: emailProblem(form.email, text),
    password: passwordProblem(form, text),
  });
}

/** Creates the account. Returns its id, or an unused id if the email has an account. */
async function signUp(shop: Shop, form: Registration, language: Language): Promise<string> {
  const body = {
    email: emailKey(form.email),
    password: form.password,
    name: form.firstName.trim(),
    lastName: form.lastName.trim(),
    companyName: form.companyName.trim(),
    language,
  };
  const result = await answerOrCode(shop.auth.api.signUpEmail({ body }));
  // If two people register an email at once, one is first.
  return 'answer' in result ? result.answer.user.id : randomUUID();
}

/**
 * Makes an account that can be used once its email is confirmed, in place of one that nobody has confirmed. If the email
 * has an account, that stays as it is. Nothing that is returned tells whether it has: only its mailbox is told, of an
 * account once a day at most. Returns the id that a link in the mail is about.
 */
export async function addAccount(shop: Shop, form: Registration, language: Language): Promise<string> {
  const email = emailKey(form.email);
  await shop.users.deletePending(email);
  const id = await signUp(shop, form, language);
  const owner = await shop.users.findByEmail(email);
  const isNew = owner?.id === id;
  if (isNew) await shop.users.update(id, { phone: form.phone.trim() });
  await shop.outbox.add(
    isNew ? { kind: 'verify', userId: id, language, period: '' } : hasAccountMail(shop, owner?.id ?? id, language),
  );
  return id;
}

/**
 * Copies the address of the last order that was paid with its confirmed email to a new account, and the phone number if
 * the account has none.
 */
export async function fillFromLastOrder(shop: Shop, user: UserRow): Promise<void> {
  const order = await shop.orders.findLastPaid(user);
  if (order === null) return;
  const { country, state, postalCode, city, houseNumber, street } = order;
  const phone = user.phone || order.phone;
  await shop.users.update(user.id, { phone, country, state, postalCode, city, houseNumber, street });
}

const hasAccountMail = (shop: Shop, userId: string, language: Language) =>
  ({ kind: 'has-account', userId, language, period: shop.now().toISOString().slice(0, 10) }) as const;

/** Sends the email of a registration again: to confirm an account, or to tell its owner that it exists. */
export async function mailAgain(shop: Shop, email: string, language: Language): Promise<void> {
  const owner = await shop.users.findByEmail(emailKey(email));
  if (owner === null) return;
  const { id, emailVerified } = owner;
  await shop.outbox.add(emailVerified ? hasAccountMail(shop, id, language) : { kind: 'verify', userId: id, language });
}
