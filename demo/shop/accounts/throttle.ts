import { digest } from '../digest.ts';
import { networkOf } from '../http/network.ts';
import type { Shop } from '../shop.ts';

/** Milliseconds that tries are counted together. */
const lasts = 15 * 60 * 1000;

/** How many tries a network has for each that it has at one account: many people may share it. */
const triesByNetwork = 5;

/** How many tries all strangers together have at an account, for each that one has: else one could keep its owner out. */
const triesByStrangers = 10;

/** What is tried, and by whom. */
export interface Tried {
  readonly what: 'login' | 'register' | 'reset' | 'verify' | 'password' | 'report';
  /** The network address that the try comes from. */
  readonly ip: string;
  /** The account that is tried, if it is about one, whether or not it is there: an email's key, or a partner's code. */
  readonly account?: string;
  /** Whether the account knows the browser from earlier logins. */
  readonly isKnown?: boolean;
}

interface Count {
  readonly key: string;
  readonly most: number;
}

const keyOf = (...parts: readonly string[]): string => digest(parts.join(' '));

/** Whom a try at an account is put down to: the browser where the account knows it, else the network. */
function pairKey({ what, ip, account = '', isKnown = false }: Tried): string {
  return isKnown ? keyOf(what, 'known', account) : keyOf(what, 'pair', account, networkOf(ip));
}

function countsOf(shop: Shop, tried: Tried): readonly Count[] {
  const { what, ip, account, isKnown = false } = tried;
  const most = shop.config.loginTries;
  const network = { key: keyOf(what, 'network', networkOf(ip)), most: most * triesByNetwork };
  if (account === undefined) return [network];
  const pair = { key: pairKey(tried), most };
  if (isKnown) return [pair];
  return [network, pair, { key: keyOf(what, 'account', account), most: most * triesByStrangers }];
}

/**
 * Counts a try, before anything else is done for it. Gives how many seconds to wait where there were too many: from the
 * network, at the account from there, or at the account from everywhere; else 0.
 */
export async function countTry(shop: Shop, tried: Tried): Promise<number> {
  const now = shop.now();
  const counts = countsOf(shop, tried);
  return Math.max(...(await Promise.all(counts.map((count) => shop.throttles.take({ ...count, lasts, by: 1, now })))));
}

/** Forgets the tries of one who has come in; what others tried at the account, or from the network, stays counted. */
export async function forgetTries(shop: Shop, tried: Tried): Promise<void> {
  const now = shop.now();
  const own = pairKey(tried);
  const shared = countsOf(shop, tried).filter(({ key }) => key !== own);
  await shop.throttles.forget(own);
  await Promise.all(shared.map((count) => shop.throttles.take({ ...count, lasts, by: -1, now })));
}
