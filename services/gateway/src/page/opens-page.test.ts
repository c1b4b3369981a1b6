import { expect, test } from 'vitest';
import { opensPage } from './opens-page.ts';

test.each([
  ['a navigation', 'GET', { 'sec-fetch-dest': 'document' }, true],
  ['a client without Fetch Metadata', 'GET', {}, true],
  ['a fetch of the service worker', 'GET', { 'sec-fetch-dest': 'empty' }, false],
  ['a frame', 'GET', { 'sec-fetch-dest': 'iframe' }, false],
  ['a prefetch', 'GET', { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' }, false],
  ['a request for the headers only', 'HEAD', {}, false],
])('%s', (_what, method, headers, opens) => {
  expect(opensPage({ method, headers })).toBe(opens);
});
