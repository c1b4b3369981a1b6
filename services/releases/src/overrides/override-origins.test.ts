import { expect, test } from 'vitest';
import { allowsOrigin, describeOrigins, parseOverrideOrigins } from './override-origins.ts';

const PREVIEW = 'https://preview.danqing.example';

test.each([
  ['none', 'none'],
  ['loopback', 'loopback'],
  [`loopback, ${PREVIEW}`, `loopback, ${PREVIEW}`],
  [`${PREVIEW}:8443,http://localhost:3401`, `${PREVIEW}:8443, http://localhost:3401`],
])('the setting %j means %j', (text, meaning) => {
  const origins = parseOverrideOrigins(text);
  expect(origins && describeOrigins(origins)).toBe(meaning);
});

test.each([
  '',
  'all',
  '*',
  'none,loopback',
  'https://*.danqing.example',
  'http://preview.danqing.example',
  `${PREVIEW}/`,
  `${PREVIEW}:443`,
  'https://Preview.danqing.example',
  'https://user@preview.danqing.example',
  `${PREVIEW};script-src`,
  'ftp://127.0.0.1:21',
  'loopback,',
])('the setting %j is refused', (text) => {
  expect(parseOverrideOrigins(text)).toBeNull();
});

const origins = parseOverrideOrigins(`loopback,${PREVIEW}`)!;
test.each([
  ['http://127.0.0.1:3401', true],
  ['http://localhost:65535', true],
  ['http://localhost', true],
  [PREVIEW, true],
  [`${PREVIEW}:8443`, false],
  [`${PREVIEW}/`, false],
  ['https://preview.danqing.example.evil.example', false],
  ['http://127.0.0.1.evil.example', false],
  ['http://localhost.evil.example', false],
  ['http://127.0.0.2:3401', false],
  ['http://[::1]:3401', false],
  ['http://127.0.0.1:3401/', false],
  ['http://127.0.0.1:3401 https://evil.example', false],
  ["http://localhost;script-src'unsafe-inline'", false],
  ['http://user@localhost:3401', false],
  ['http://127.0.0.1:99999', false],
  ['javascript:alert(1)', false],
  ['', false],
])('code from %j: %j', (origin, allowed) => {
  expect(allowsOrigin(origins, origin)).toBe(allowed);
});

test('without a setting for it not even this machine is allowed', () => {
  expect(allowsOrigin(parseOverrideOrigins('none')!, 'http://127.0.0.1:3401')).toBe(false);
  expect(allowsOrigin(parseOverrideOrigins(PREVIEW)!, 'http://127.0.0.1:3401')).toBe(false);
});
