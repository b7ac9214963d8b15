import { randomUUID } from 'node:crypto';
import { keepProblems, type Problems } from '../http/form-problems.ts';
import type { Shop } from '../shop.ts';
import type { Language } from '../text/language.ts';
import type { Texts } from '../text/texts.ts';
import { emailKey, isEmail } from './emails.ts';
import type { Credentials } from './log-in.ts';
import { hashPassword } from './passwords.ts';

/** What a new buyer typed. */
export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
}

export const minPasswordLength = 10;

type Words = Texts['problems'];

function emailProblem(email: string, text: Words): string | null {
  if (email.trim() === '') return text.email;
  return isEmail(email) ? null : text.emailInvalid;
}

/** What is wrong with a password that somebody wants, or null. */
export function passwordProblem({ email, password }: Credentials, text: Words): string | null {
  if (password === '') return text.newPassword;
  if (Array.from(password).length < minPasswordLength) return text.passwordShort(minPasswordLength);
  if (new Set(password).size < 4) return text.passwordPlain;
  return emailKey(password) === emailKey(email) ? text.passwordEmail : null;
}

/** What is wrong with a registration, by field. Whether its email has an account plays no part. */
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
 * Makes an account, unless the email has one: its owner's stays as it is. Who asked is told nothing of it; the owner is,
 * by a mail, once a day at most.
 */
export async function addAccount(shop: Shop, form: Registration, language: Language): Promise<void> {
  const id = randomUUID();
  const now = shop.now();
  await shop.users.add({
    id,
    email: form.email.trim(),
    emailKey: emailKey(form.email),
    passwordHash: await hashPassword(form.password),
    roles: ['customer'],
    createdAt: now,
    language,
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    companyName: form.companyName.trim(),
  });
  const owner = await shop.users.findByEmail(emailKey(form.email));
  const day = now.toISOString().slice(0, 10);
  await shop.mails.owe(
    [
      owner?.id === id
        ? { kind: 'verify', about: id, language }
        : { kind: 'has-account', about: owner?.id ?? id, language, once: day },
    ],
    now,
  );
  shop.mailer.wake();
}
