import ipaddr from 'ipaddr.js';
import { lookup as lookUp, type LookupAddress, type LookupAllOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import type { ShopConfig } from '../config.ts';

const names = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a URL is on this machine, as during development. */
export const isOnThisMachine = (url: string): boolean => URL.canParse(url) && names.has(new URL(url).hostname);

type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** The part of IPv6 that is routed on the internet. */
const globalAddresses = ipaddr.parseCIDR('2000::/3');

/** Whether an IP address is on the internet, and not in a private network or on this machine. */
export function isPublicAddress(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(globalAddresses);
}

/** Whether the shop runs on this machine, and may call it. */
const isDevelopment = ({ publicUrl }: Pick<ShopConfig, 'publicUrl'>): boolean => isOnThisMachine(publicUrl);

const withoutBrackets = (hostname: string): string => hostname.replaceAll(/^\[|\]$/gu, '');

/**
 * A webhook's URL: `https:` and, if it contains an IP address, a public one; during development, also `localhost`. Null
 * for any other. Host names are checked when they are resolved.
 */
export function webhookUrl(text: string, config: Pick<ShopConfig, 'publicUrl'>): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (isDevelopment(config) && isOnThisMachine(text) && /^https?:$/u.test(url.protocol)) return url;
  const host = withoutBrackets(url.hostname);
  const isAllowed = !ipaddr.isValid(host) || isPublicAddress(host);
  return url.protocol === 'https:' && url.username === '' && url.password === '' && isAllowed ? url : null;
}

/**
 * Resolves a host name for a connection, which then uses the checked address. Fails if any of the addresses is not
 * public; during development, `localhost` may be on this machine.
 */
export const publicLookup =
  (config: Pick<ShopConfig, 'publicUrl'>, resolve: Resolve = lookUp): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) return done(error ?? new Error('The name has no address.'), '');
      const isFree = isDevelopment(config) && hostname === 'localhost';
      if (!isFree && !addresses.every(({ address }) => isPublicAddress(address))) {
        return done(new Error('The name is one of a private network.'), '');
      }
      return options.all === true ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
