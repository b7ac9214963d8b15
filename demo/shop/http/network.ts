import ipaddr from 'ipaddr.js';

/** How many of the eight parts of an IPv6 address name the network; one household or server has all addresses of it. */
const networkParts = 4;

/** What tells one visitor from another: an IPv4 address, or the first half of an IPv6 one. */
export function networkOf(ip: string): string {
  // A trusted proxy may have passed on something that is no address.
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const parts = address.parts.map((part, index) => (index < networkParts ? part : 0));
  return `${new ipaddr.IPv6(parts).toString()}/64`;
}
