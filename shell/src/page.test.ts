import { expect, test } from 'vitest';
import { splitPlace } from './page.ts';

test.each([
  ['/', '/', { prefix: null, path: '/', basename: '' }],
  ['/en', '/', { prefix: 'en', path: '/', basename: '/en' }],
  ['/zh/colors/x', '/', { prefix: 'zh', path: '/colors/x', basename: '/zh' }],
  ['/enamel', '/', { prefix: null, path: '/enamel', basename: '' }],
  ['/tool/ja/colors/x', '/tool/', { prefix: 'ja', path: '/colors/x', basename: '/tool/ja' }],
  ['/tool/', '/tool/', { prefix: null, path: '/', basename: '/tool' }],
  ['/tool', '/tool/', { prefix: null, path: '/', basename: '/tool' }],
])('%s under %s', (pathname, basePath, expected) => {
  expect(splitPlace(pathname, basePath)).toEqual(expected);
});
