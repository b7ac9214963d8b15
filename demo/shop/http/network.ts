import { isIPv6 } from 'node:net';

/** How many of the eight groups of an IPv6 address name the network; one household or server has all addresses of it. */
const networkGroups = 4;

const partsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(':'));

function groupsOf(address: string): readonly string[] {
  const [head = '', tail = ''] = address.split('::');
  const [start, end] = [partsOf(head), partsOf(tail)];
  return [...start, ...Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0'), ...end];
}

/** What tells one visitor from another: an IPv4 address, or the first half of an IPv6 one. */
export function networkOf(ip: string): string {
  const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/iu.exec(ip) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const groups = groupsOf(ip.toLowerCase().replace(/%.*$/u, '')).slice(0, networkGroups);
  return `${groups.map((group) => group.replace(/^0+(?=.)/u, '')).join(':')}::/64`;
}
