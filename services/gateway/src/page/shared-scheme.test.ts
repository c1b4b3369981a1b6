import { expect, it } from 'vitest';
import { readSharedScheme } from './shared-scheme.ts';

it('reads the scheme that a link carries', () => {
  const scheme = readSharedScheme('1YXcrQww', '#ED5126');
  expect(scheme).toMatchObject({ text: '1YXcrQww', mode: 'dual' });
  expect(scheme?.swatches.map(({ hex }) => hex)).toContain('#1772B4');
});

it('reads that the colour came out of a picture', () => {
  expect(readSharedScheme('2gZI', '#ABCDEF')).toMatchObject({ mode: 'mono', fromPicture: true });
  expect(readSharedScheme('1YXcrQww', '#ED5126')).toMatchObject({ fromPicture: false });
});

it.each([undefined, '', 'x', '1gYn', ['1gYm', '1gYm'], 'A'.repeat(100_000)])('takes %j for none', (text) => {
  expect(readSharedScheme(text, '#ED5126')).toBeNull();
});
