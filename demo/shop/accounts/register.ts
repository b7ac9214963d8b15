import { randomUUID } from 'node:crypto';
import { keepProblems, type Problems } from '../http/form-problems.ts';
import type { Shop } from '../shop.ts';
import { emailKey, isEmail } from './emails.ts';
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

function emailProblem(email: string): string | null {
  if (email.trim() === '') return 'Enter your email.';
  return isEmail(email) ? null : 'Enter a valid email address, such as name@company.com.';
}

function passwordProblem({ email, password }: Registration): string | null {
  if (password === '') return 'Choose a password.';
  if (Array.from(password).length < minPasswordLength) return `Use at least ${minPasswordLength} characters.`;
  if (new Set(password).size < 4) return 'Use more different characters.';
  return emailKey(password) === emailKey(email) ? 'Choose a password that is not your email.' : null;
}

/** What is wrong with a registration, by field. Whether its email has an account plays no part. */
export function registrationProblems(form: Registration): Problems<keyof Registration> {
  return keepProblems({
    firstName: form.firstName.trim() === '' ? 'Enter your first name.' : null,
    lastName: form.lastName.trim() === '' ? 'Enter your last name.' : null,
    companyName: null,
    email: emailProblem(form.email),
    password: passwordProblem(form),
  });
}

/** Makes an account, unless the email has one: its owner's stays as it is, and nobody is told. */
export async function addAccount(shop: Shop, form: Registration): Promise<void> {
  await shop.users.add({
    id: randomUUID(),
    email: form.email.trim(),
    emailKey: emailKey(form.email),
    passwordHash: await hashPassword(form.password),
    roles: ['customer'],
    createdAt: shop.now(),
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    companyName: form.companyName.trim(),
  });
}
