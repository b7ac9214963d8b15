import type { FastifyReply, FastifyRequest } from 'fastify';
import { prove, type Proof } from '../accounts/prove.ts';
import { answerOrCode } from '../accounts/refused.ts';
import { keepProblems } from '../http/form-problems.ts';
import { browserMark } from '../http/cookies.ts';
import { languageOf } from '../http/language.ts';
import { cookiesOf } from '../http/session-cookie.ts';
import type { UserRow } from '../schema/accounts.ts';
import type { Shop } from '../shop.ts';
import { textsIn, type Texts } from '../text/texts.ts';
import type { Refused } from '../views/form.tsx';

interface Claim {
  readonly user: UserRow;
  readonly password: string;
  /** The problem of the email beside it, if the form has one. */
  readonly email?: string | null;
  /** The problem of the new password, if the form has one. */
  readonly newPassword?: string | null;
}

function proofProblem(proof: Proof<true> | null, { problems }: Texts): string | null {
  if (proof === null) return problems.password;
  return proof.kind === 'wrong' ? problems.wrongPassword : null;
}

/** Whether a password is that of the account that this browser is logged in with. */
async function checkPassword({ auth }: Shop, password: string, request: FastifyRequest): Promise<true | null> {
  const result = await answerOrCode(auth.api.verifyPassword({ body: { password }, headers: cookiesOf(request) }));
  return 'answer' in result ? true : null;
}

/**
 * All problems of a form that requires the account's password, in the buyer's language; null if there are none. A
 * filled-in password counts as a login attempt.
 */
export async function refusalOf(
  shop: Shop,
  { user, password, email = null, newPassword = null }: Claim,
  reply: FastifyReply,
): Promise<Refused | null> {
  const { request } = reply;
  const texts = textsIn(languageOf(request));
  const visit = { email: user.email, ip: request.ip, mark: browserMark(request) };
  const proof = password === '' ? null : await prove(shop, visit, () => checkPassword(shop, password, request));
  const problems = keepProblems({ email, password: proofProblem(proof, texts), newPassword });
  if (proof?.kind === 'wait') return { problems, alert: texts.problems.tooManyTries(proof.seconds) };
  return Object.keys(problems).length > 0 ? { problems } : null;
}
