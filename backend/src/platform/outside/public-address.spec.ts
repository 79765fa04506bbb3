import { isPublicAddress } from './public-address.js';

test.each([
  '93.184.215.14',
  '8.8.8.8',
  '172.15.255.255',
  '172.32.0.1',
  '100.63.255.255',
  '100.128.0.1',
  '2606:4700::6810:84e5',
  '2a00:1450:4001:81c::200e',
  '2001:4860:4860::8888',
])('%s is an internet address', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['this machine', ['127.0.0.1', '127.255.255.254', '0.0.0.0', '0.1.2.3', '::1', '::']],
  [
    'a private network',
    ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1'],
  ],
  ['what a cloud tells its machines', ['169.254.169.254', '169.254.170.2', 'fd00:ec2::254', '192.0.0.192']],
  ['a link', ['169.254.0.1', 'fe80::1', 'fe80::1%eth0', 'fec0::1']],
  ['a provider’s own network', ['100.64.0.1', '100.100.100.200', '100.127.255.255']],
  ['a group', ['224.0.0.1', '239.255.255.255', 'ff02::1', 'ff0e::1']],
  ['a wrapped IPv4 address', ['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '::127.0.0.1']],
  [
    'an address behind a translator or tunnel',
    ['64:ff9b::7f00:1', '64:ff9b:1::1', '2002:7f00:1::', '2001::1'],
  ],
  [
    'an example or a measurement',
    ['192.0.2.1', '198.51.100.7', '203.0.113.9', '198.18.0.1', '2001:db8::1', '3fff::1'],
  ],
  ['reserved', ['240.0.0.1', '255.255.255.255', '192.88.99.1', '4000::1', '100::1']],
  ['no address', ['', 'localhost', '127.1', '0x7f000001', '2130706433', '1.2.3.4.5', '[::1]', '8.8.8.8 ']],
])('%s is not an internet address', (_, addresses) => {
  expect(addresses.filter((address) => isPublicAddress(address))).toEqual([]);
});
