import { BlockList, isIP } from 'node:net';

/** IPv4 ranges without internet servers (IANA's special-purpose addresses, multicast and the reserved rest). */
const NOT_PUBLIC_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** The IPv6 range that is allocated; everything else is local, multicast, or wraps an IPv4 address. */
const GIVEN_OUT_6 = '2000::/3';

/** Allocated IPv6 ranges for protocols (such as tunnels), embedded IPv4 addresses, or documentation. */
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const listOf = (ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const range of ranges) {
    const [network, bits] = range.split('/');
    list.addSubnet(network!, Number(bits), family);
  }
  return list;
};

const notPublic4 = listOf(NOT_PUBLIC_4, 'ipv4');
const givenOut6 = listOf([GIVEN_OUT_6], 'ipv6');
const notPublic6 = listOf(NOT_PUBLIC_6, 'ipv6');

/**
 * Returns whether an IP address can belong to an internet server, and not to this machine, its network or its provider.
 */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !notPublic4.check(address, 'ipv4');
    case 6:
      return givenOut6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6');
    default:
      return false;
  }
}
