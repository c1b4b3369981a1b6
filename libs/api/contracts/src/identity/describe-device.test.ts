import { expect, test } from 'vitest';
import { describeDevice } from './describe-device.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

test.each([
  [CHROME, { browser: 'Chrome', system: 'Windows' }],
  [IPHONE, { browser: 'Safari', system: 'iPhone' }],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    { browser: 'Firefox', system: 'Linux' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    { browser: 'Edge', system: 'Windows' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36 MicroMessenger/8.0',
    { browser: 'WeChat', system: 'Android' },
  ],
  ['curl/8.0', null],
  ['', null],
])('takes %j for %j', (userAgent, device) => {
  expect(describeDevice(userAgent)).toEqual(device);
});
