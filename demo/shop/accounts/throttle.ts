import { networkOf } from '../http/network.ts';
import type { Limit } from '../repositories/limits.ts';
import type { Shop } from '../shop.ts';

/** Seconds that tries are counted together. */
const seconds = 15 * 60;

/** How many tries a network has for each that it has at one account: many people may share it. */
const triesByNetwork = 5;

/** How many tries all strangers together have at an account, for each that one has: else one could keep its owner out. */
const triesByStrangers = 10;

/** What is tried, and by whom. */
export interface Tried {
  readonly what: 'login' | 'register' | 'reset' | 'report';
  /** The network address that the try comes from. */
  readonly ip: string;
  /** The account that is tried, if it is about one, whether or not it is there: an email's key, or a partner's code. */
  readonly account?: string;
  /** Whether the account knows the browser from earlier logins. */
  readonly isKnown?: boolean;
}

interface Count {
  readonly limit: Limit;
  readonly key: string;
}

/** Tries of one at an account: by the browser if the account knows it, else by the network. */
function ownCount(shop: Shop, { what, ip, account = '', isKnown = false }: Tried): Count {
  const limit = { name: `${what} as one`, most: shop.config.loginTries, seconds };
  return { limit, key: isKnown ? `known ${account}` : `${account} ${networkOf(ip)}` };
}

/** Tries that are counted for others too: of the network, and of all strangers at the account. */
function sharedCounts(shop: Shop, { what, ip, account, isKnown = false }: Tried): readonly Count[] {
  if (isKnown) return [];
  const most = shop.config.loginTries;
  const network = { name: `${what} by network`, most: most * triesByNetwork, seconds };
  const strangers = { name: `${what} by strangers`, most: most * triesByStrangers, seconds };
  const ofNetwork = { limit: network, key: networkOf(ip) };
  return account === undefined ? [ofNetwork] : [ofNetwork, { limit: strangers, key: account }];
}

/**
 * Counts a try, before anything else is done for it. Returns how many seconds to wait if there were too many: from the
 * network, at the account from there, or at the account from everywhere; else 0.
 */
export async function countTry(shop: Shop, tried: Tried): Promise<number> {
  const own = tried.account === undefined ? [] : [ownCount(shop, tried)];
  const counts = [...own, ...sharedCounts(shop, tried)];
  return Math.max(...(await Promise.all(counts.map(({ limit, key }) => shop.limits.take(limit, key)))));
}

/** Forgets the tries of one who has come in; what others tried at the account, or from the network, stays counted. */
export async function forgetTries(shop: Shop, tried: Tried): Promise<void> {
  const own = ownCount(shop, tried);
  await shop.limits.forget(own.limit, own.key);
  await Promise.all(sharedCounts(shop, tried).map(({ limit, key }) => shop.limits.giveBack(limit, key)));
}
