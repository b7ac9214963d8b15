import type { FastifyReply } from 'fastify';
import { logIn, type Login } from '../accounts/log-in.ts';
import { keepProblems, type Problems } from '../http/form-problems.ts';
import { browserMark } from '../http/known-cookie.ts';
import { languageOf } from '../http/language.ts';
import type { UserRow } from '../schema/accounts.ts';
import type { Shop } from '../shop.ts';
import { textsIn, type Texts } from '../text/texts.ts';

type ProofField = 'email' | 'password' | 'newPassword';

/** What is said when a form is shown again. */
export interface Refused {
  readonly problems?: Problems<ProofField>;
  readonly alert?: string;
  readonly hasEnded?: boolean;
}

interface Proof {
  readonly user: UserRow;
  readonly password: string;
  /** What is wrong with the email beside it, if one is asked for. */
  readonly email?: string | null;
  /** What is wrong with the password that is to take its place, if one is asked for. */
  readonly newPassword?: string | null;
}

function passwordProblem(login: Login | null, { problems }: Texts): string | null {
  if (login === null) return problems.password;
  return login.kind === 'wrong' ? problems.wrongPassword : null;
}

/**
 * What is wrong with a form that proves by a password whose account it is, all of it, in the buyer's language; null where
 * nothing is. A password that is filled in counts as a try to log in.
 */
export async function refusalOf(
  shop: Shop,
  { user, password, email = null, newPassword = null }: Proof,
  reply: FastifyReply,
): Promise<Refused | null> {
  const { request } = reply;
  const texts = textsIn(languageOf(request));
  const visit = { ip: request.ip, mark: browserMark(request) };
  const login = password === '' ? null : await logIn(shop, { email: user.email, password }, visit);
  const problems = keepProblems({ email, password: passwordProblem(login, texts), newPassword });
  if (login?.kind === 'wait') return { problems, alert: texts.problems.tooManyTries(login.seconds) };
  return Object.keys(problems).length > 0 ? { problems } : null;
}
