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

/**
 * What an attempt is counted by: one party at the account (the browser if the account knows it, otherwise the network)
 * and, unless the account knows the browser, the network and all strangers at the account together.
 */
function countsOf(shop: Shop, { what, ip, account, isKnown = false }: Tried) {
  const limit = (by: string, factor: number): Limit => ({
    name: `${what} ${by}`,
    most: shop.config.loginTries * factor,
    seconds,
  });
  const network = networkOf(ip);
  const own = { limit: limit('as one', 1), key: isKnown ? `known ${account}` : `${account} ${network}` };
  const shared = [
    { limit: limit('by network', triesByNetwork), key: network },
    { limit: limit('by strangers', triesByStrangers), key: account },
  ];
  return { own, shared: isKnown ? [] : shared };
}

/**
 * Counts an attempt, before anything else is done for it. Returns how many seconds to wait if there were too many: from
 * the network, at the account from there, or at the account from everywhere; otherwise 0.
 */
export async function countTry(shop: Shop, tried: Tried): Promise<number> {
  const { own, shared } = countsOf(shop, tried);
  return Math.max(...(await Promise.all([own, ...shared].map(({ limit, key }) => shop.limits.consume(limit, key)))));
}

/**
 * Clears the attempts of a party that has logged in; attempts of others at the account, or from the network, stay
 * counted.
 */
export async function forgetTries(shop: Shop, tried: Tried): Promise<void> {
  const { own, shared } = countsOf(shop, tried);
  await shop.limits.reset(own.limit, own.key);
  await Promise.all(shared.map(({ limit, key }) => shop.limits.revert(limit, key)));
}
