import ipaddr from 'ipaddr.js';

/**
 * How many of the eight parts of an IPv6 address identify the network; one household or server has all addresses in it.
 */
const networkParts = 4;

/** The visitor's network: an IPv4 address, or the first half of an IPv6 address. */
export function networkOf(ip: string): string {
  // A trusted proxy may have passed on something that is not an address.
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const parts = address.parts.map((part, index) => (index < networkParts ? part : 0));
  return `${new ipaddr.IPv6(parts).toString()}/64`;
}
