import { expect, test } from 'vitest';
import type { Translate } from './translate.ts';

test('a key that the catalogue lacks is a type error', () => {
  const t = ((key: string) => key) as unknown as Translate;
  expect(t('group.mid')).toBe('group.mid');
  // @ts-expect-error -- the type check fails if this line is not an error
  expect(t('group.lost')).toBe('group.lost');
});
