import { networkOf } from './client-address';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8::1', '2001:db8::'],
  ['[fe80::1%eth0]:80', 'fe80::'],
  // Some proxies append the port of the connection.
  ['192.0.2.1:4711', '192.0.2.1'],
  ['[2001:db8:1:2:3:4:5:6]:4711', '2001:db8:1:2::'],
  ['[::ffff:192.0.2.1]:80', '192.0.2.1'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
