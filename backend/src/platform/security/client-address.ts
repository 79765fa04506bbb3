import { isIPv6 } from 'node:net';

const GROUPS = 8;
const OF_A_NETWORK = 4;

/**
 * Returns an address as limits count it: IPv4 in full, IPv6 by its /64, the smallest network that one household or
 * server gets.
 */
export function countedAddress(ip: string): string {
  const [address = ''] = ip.split('%');
  if (!isIPv6(address)) return ip;
  const groups = groupsOf(address);
  const isIPv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isIPv4) return groups.slice(6).flatMap(bytesOf).join('.');
  const network = groups.slice(0, OF_A_NETWORK).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** Returns all eight groups, with `::` expanded. */
function groupsOf(address: string): number[] {
  const [before = '', after] = address.split('::');
  const first = read(before);
  const last = read(after ?? '');
  const zeros = after === undefined ? 0 : GROUPS - first.length - last.length;
  return [...first, ...Array<number>(zeros).fill(0), ...last];
}

const read = (part: string): number[] => part.split(':').filter(Boolean).flatMap(groupOf);

/** Returns one group, or the two of an IPv4 address at the end. */
function groupOf(text: string): number[] {
  if (!text.includes('.')) return [Number.parseInt(text, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = text.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}

const bytesOf = (group: number): number[] => [group >> 8, group & 0xff];
