import { networkOf } from '../http/limits.ts';
import type { Limit } from '../database/database.ts';
import type { Shop } from '../shop.ts';

/** The period over which attempts are counted, in seconds. */
const seconds = 15 * 60;

/** How many attempts a network has for each that it has at one account: many people may share a network. */
const triesByNetwork = 5;

/**
 * How many attempts all strangers together have at an account, for each that one has. The limit is higher so that one
 * stranger can't lock its owner out.
 */
const triesByStrangers = 10;

export interface Tried {
  readonly what: 'login' | 'register' | 'reset';
  /** The network address of the attempt. */
  readonly ip: string;
  /** The key of the account's email, whether or not it exists. */
  readonly account: string;
  /** Whether the account knows the browser from earlier logins. */
  readonly isKnown?: boolean;
}

interface Count {
  readonly limit: Limit;
  readonly key: string;
}

/** Attempts of one party at an account: the browser if the account knows it, otherwise the network. */
function ownCount(shop: Shop, { what, ip, account, isKnown = false }: Tried): Count {
  const limit = { name: `${what} as one`, most: shop.config.loginTries, seconds };
  return { limit, key: isKnown ? `known ${account}` : `${account} ${networkOf(ip)}` };
}

/** Attempts that are also counted together: of the network, and of all strangers at the account. */
function sharedCounts(shop: Shop, { what, ip, account, isKnown = false }: Tried): readonly Count[] {
  if (isKnown) return [];
  const most = shop.config.loginTries;
  const network = { name: `${what} by network`, most: most * triesByNetwork, seconds };
  const strangers = { name: `${what} by strangers`, most: most * triesByStrangers, seconds };
  return [
    { limit: network, key: networkOf(ip) },
    { limit: strangers, key: account },
  ];
}

/**
 * Counts an attempt, before anything else is done for it. Returns how many seconds to wait if there were too many: from
 * the network, at the account from there, or at the account from everywhere; otherwise 0.
 */
export async function countTry(shop: Shop, tried: Tried): Promise<number> {
  const counts = [ownCount(shop, tried), ...sharedCounts(shop, tried)];
  return Math.max(...(await Promise.all(counts.map(({ limit, key }) => shop.limits.consume(limit, key)))));
}

/**
 * Clears the attempts of a party that has logged in; attempts of others at the account, or from the network, stay
 * counted.
 */
export async function forgetTries(shop: Shop, tried: Tried): Promise<void> {
  const own = ownCount(shop, tried);
  await shop.limits.reset(own.limit, own.key);
  await Promise.all(sharedCounts(shop, tried).map(({ limit, key }) => shop.limits.revert(limit, key)));
}
