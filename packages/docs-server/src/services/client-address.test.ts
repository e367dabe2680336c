/** @jest-environment node */
import { networkOf } from './client-address';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2::', '2001:db8:1:2::'],
  ['2001:db8::1', '2001:db8::'],
  ['::1', '::'],
  ['fe80::1%eth0', 'fe80::'],
  ['[fe80::1%eth0]:80', 'fe80::'],
  // Some proxies append the port of the connection.
  ['192.0.2.1:4711', '192.0.2.1'],
  ['[2001:db8:1:2:3:4:5:6]:4711', '2001:db8:1:2::'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::'],
  ['[::ffff:192.0.2.1]:80', '192.0.2.1'],
  ['unknown', 'unknown'],
  ['not:an:address', 'not:an:address'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('all addresses of a /64 network are one client', () => {
  const one = networkOf('2001:db8:0:1::a');
  expect(networkOf('2001:db8:0:1:ffff:ffff:ffff:ffff')).toBe(one);
  expect(networkOf('2001:db8:0:2::a')).not.toBe(one);
});

test('different spellings of an address are the same client', () => {
  expect(networkOf('2001:DB8:0:1::1')).toBe(networkOf('2001:0db8:0000:0001::1'));
});
