import { expect, it } from 'vitest';
import { hostName, isLoopbackAddress, isLoopbackHost } from './loopback.ts';

it.each([
  'localhost',
  'localhost:8080',
  'LOCALHOST.',
  'site.localhost',
  '127.0.0.1:8080',
  '127.9.9.9',
  '[::1]:8080',
])('takes the host %s for this machine', (host) => {
  expect(isLoopbackHost(host)).toBe(true);
});

it.each([
  '',
  'danqing.example',
  'localhost.evil.example',
  'notlocalhost',
  '127.0.0.1.evil.example',
  '127.0.0.1@evil.example',
  'evil.example:127',
  '[2001:db8::1]',
  '[::1',
  '::1',
  '0.0.0.0',
  '128.0.0.1',
  'localhost:8080:1',
])('does not take the host %j for it', (host) => {
  expect(isLoopbackHost(host)).toBe(false);
});

it.each([
  ['127.0.0.1', true],
  ['::ffff:127.1.2.3', true],
  ['::1', true],
  ['192.168.1.7', false],
  ['::', false],
  ['', false],
])('tells whether %j is an address of this machine: %s', (address, expected) => {
  expect(isLoopbackAddress(address)).toBe(expected);
});

it.each([
  ['Danqing.Example.:443', 'danqing.example'],
  ['[2001:DB8::1]:80', '2001:db8::1'],
  ['丹青.example', null],
  ['a b', null],
])('reads the name of %j as %j', (host, expected) => {
  expect(hostName(host)).toBe(expected);
});
