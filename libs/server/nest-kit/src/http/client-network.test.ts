import { expect, it } from 'vitest';
import { clientNetwork, clientNetworks } from './client-network.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('takes %s for somebody in %s', (address, expected) => {
  expect(clientNetwork(address)).toBe(expected);
});

it.each([
  ['203.0.113.9', ['203.0.113.9']],
  ['2001:db8:1:2345::7', ['2001:db8:1:2345::/64', '2001:db8:1:2300::/56', '2001:db8:1::/48']],
  ['2001:db8::7', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
])('counts %s in its line, its customer and its site', (address, expected) => {
  expect(clientNetworks(address)).toEqual(expected);
});
