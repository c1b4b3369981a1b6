import { expect, test, vi } from 'vitest';
import { withTexts } from './loaded-area.ts';

const routes = {};

test('only the texts of the one language are fetched', async () => {
  const other = vi.fn();
  const en = async () => ({ default: { hello: 'Hello' } });
  expect(await withTexts('generator', { routes, locales: { zh: other, en, ja: other } }, 'en')).toEqual({
    routes,
    texts: { generator: { hello: 'Hello' } },
  });
  expect(other).not.toHaveBeenCalled();
});

test('those of the libraries that it uses come along', async () => {
  const fetched = async () => ({ default: { hello: 'Hello' }, libraries: { export: { start: 'Export' } } });
  const definition = { routes, locales: { zh: fetched, en: fetched, ja: fetched } };
  expect((await withTexts('generator', definition, 'en')).texts).toEqual({
    generator: { hello: 'Hello' },
    export: { start: 'Export' },
  });
});

test('an area for contract 1.2 has brought them along', async () => {
  const locales = { zh: { hello: '你好' }, en: { hello: 'Hello' }, ja: { hello: 'こんにちは' } };
  expect((await withTexts('generator', { routes, locales }, 'ja')).texts).toEqual({ generator: locales.ja });
});

test('an area without its texts is no area', async () => {
  const lost = async () => Promise.reject(new Error('did not come'));
  await expect(
    withTexts('generator', { routes, locales: { zh: lost, en: lost, ja: lost } }, 'zh'),
  ).rejects.toThrow('did not come');
});
