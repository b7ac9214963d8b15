import { digest } from '../digest.ts';
import { networkOf } from '../http/network.ts';
import type { Shop } from '../shop.ts';

/** Milliseconds that tries are counted together. */
const lasts = 15 * 60 * 1000;

/** How many tries an address has for each that an account has: many people may share it. */
const triesByAddress = 5;

/** What is tried, and by whom. */
export interface Tried {
  readonly what: 'login' | 'register';
  /** The network address that the try comes from. */
  readonly address: string;
  /** The account that is tried, if it is about one, whether or not it is there. */
  readonly emailKey?: string;
}

const accountKey = ({ what, emailKey }: Tried): string => digest(`${what} account ${emailKey}`);

/**
 * Counts a try, before anything else is done for it. Gives how many seconds to wait where there were too many, for the
 * account or from the address; else 0.
 */
export async function countTry(shop: Shop, tried: Tried): Promise<number> {
  const now = shop.now();
  const most = shop.config.loginTries;
  const wait = (key: string, most: number): Promise<number> => shop.throttles.take({ key, most, lasts, by: 1, now });
  const byAddress = await wait(digest(`${tried.what} network ${networkOf(tried.address)}`), most * triesByAddress);
  const byAccount = tried.emailKey === undefined ? 0 : await wait(accountKey(tried), most);
  return Math.max(byAddress, byAccount);
}

/** Forgets the tries of an account whose owner has come in; those of the address stay counted. */
export async function forgetTries(shop: Shop, tried: Tried): Promise<void> {
  await shop.throttles.forget(accountKey(tried));
}

/** `Please try again in 12 minutes.` */
export function waitSentence(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many tries. Please try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`;
}
