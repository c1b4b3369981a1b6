import { idempotencyKeySchema, type SavePaletteRequest } from '@danqing/contracts/palettes';
import { expect, it } from 'vitest';
import { attemptFor } from './save-attempt.ts';

const request: SavePaletteRequest = {
  name: '竹里馆',
  description: '',
  is_public: true,
  colors: [{ hex: '#ED5126', type: 'primary' }],
};
const first = attemptFor(request, null);

it('has a key as the contract asks', () => {
  expect(idempotencyKeySchema.parse(first.key)).toBe(first.key);
});

it('keeps the key for the same content, and only for that', () => {
  expect(attemptFor({ ...request }, first)).toBe(first);
  for (const change of [{ name: '竹' }, { description: '月' }, { is_public: false }, { colors: [] }])
    expect(attemptFor({ ...request, ...change }, first).key).not.toBe(first.key);
});
