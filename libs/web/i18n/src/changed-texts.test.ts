import { CHANGED_TEXTS_EVENT } from '@danqing/contracts/page';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TEXTS_REPLACED } from './changed-texts.ts';
import { createI18n, setCatalogue } from './index.ts';
import { translateAnyKey } from './translate-any-key.ts';

beforeEach(() => vi.stubEnv('NODE_ENV', 'development'));
afterEach(() => vi.unstubAllEnvs());

const save = (file: object, texts: object) =>
  dispatchEvent(new CustomEvent(CHANGED_TEXTS_EVENT, { detail: Object.assign(file, texts) }));

test('while developing, the texts of a saved file are there at once, where its texts were', () => {
  const own = { hello: 'Hello' };
  const added = { hello: 'Good day' };
  const i18n = createI18n({ locale: 'en', texts: { shell: own } });
  setCatalogue(i18n, 'generator', added);
  const heard = vi.fn();
  i18n.on(TEXTS_REPLACED, heard);

  save(own, { hello: 'Hello again' });
  expect([translateAnyKey(i18n, 'hello'), translateAnyKey(i18n, 'hello', { ns: 'generator' })]).toEqual([
    'Hello again',
    'Good day',
  ]);
  save(added, { hello: 'Good evening' });
  expect([translateAnyKey(i18n, 'hello'), translateAnyKey(i18n, 'hello', { ns: 'generator' })]).toEqual([
    'Hello again',
    'Good evening',
  ]);
  expect(heard).toHaveBeenCalledTimes(2);
  save({}, { hello: 'of nobody' });
  expect(heard).toHaveBeenCalledTimes(2);
});
