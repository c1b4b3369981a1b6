import { afterEach, describe, expect, test } from 'vitest';
import { readInlinedPage, splitPlace } from './page.ts';

describe('what the gateway wrote', () => {
  afterEach(() => {
    document.head.innerHTML = '';
  });
  const DOCUMENT = '{"environment":"production","sequence":7,"note":"a \\u003c/script> in it"}';
  const write = (attributes: string, key = '<meta name="release-key" content="a2V5">') => {
    document.head.innerHTML = `${key}
      <script type="application/json" id="release-document"${attributes}>${DOCUMENT}</script>
      <script type="application/json" id="page-data">{"basePath":"/tool/"}</script>`;
  };

  test('is read as it stands, with the signature over exactly that text', () => {
    write(' data-signature="c2ln"');
    expect(readInlinedPage()).toEqual({
      document: { environment: 'production', sequence: 7, note: 'a </script> in it' },
      data: { basePath: '/tool/' },
      signed: { text: DOCUMENT, signature: 'c2ln', publicKey: 'a2V5' },
    });
  });

  test.each([
    ['a signature', '', undefined],
    ['a key', ' data-signature="c2ln"', ''],
  ])('without %s the document is one that nobody signed', (_what, attributes, key) => {
    write(attributes, key);
    expect(readInlinedPage().signed).toBeNull();
  });

  test('that is not there says so', () => {
    expect(() => readInlinedPage()).toThrow('no #release-document');
  });
});

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
