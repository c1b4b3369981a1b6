// @vitest-environment happy-dom
/// <reference lib="dom" />
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { styleSingleton } from './adopted-styles.ts';

const texts = () =>
  document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));

test('styles are in the page while any instance is mounted, once', () => {
  const before = document.adoptedStyleSheets.length;
  const Styles = styleSingleton();
  const rule = 'body { overflow: hidden; }';
  const [one, other] = [rule, 'body { color: red; }'].map((styles) =>
    render(createElement(Styles, { styles })),
  );
  expect(document.adoptedStyleSheets).toHaveLength(before + 1);
  expect(texts().at(-1)).toContain('overflow: hidden');
  one!.unmount();
  expect(document.adoptedStyleSheets).toHaveLength(before + 1);
  other!.unmount();
  expect(document.adoptedStyleSheets).toHaveLength(before);
  const again = render(createElement(Styles, { styles: rule }));
  expect(texts().at(-1)).toContain('overflow: hidden');
  again.unmount();
});
