import { ApiError } from '@danqing/api-client';
import { savePaletteRequestSchema } from '@danqing/contracts/palettes';
import { describe, expect, it } from 'vitest';
import { canBeSaved, charactersLeft, draftOf, failureOf, saveRequest } from './save-draft.ts';

const draft = { ...draftOf('scheme', null), name: '竹里馆' };
const colors = [{ hex: '#ED5126', type: 'primary' as const }];

describe('charactersLeft', () => {
  it.each([
    ['', 60],
    ['  竹里馆  ', 57],
    ['🎨'.repeat(60), 0],
    ['字'.repeat(61), -1],
  ])('of %j', (text, left) => {
    expect(charactersLeft('name', text)).toBe(left);
  });
});

describe('canBeSaved', () => {
  it.each([
    ['a name', {}, true],
    ['no name', { name: '' }, false],
    ['only spaces', { name: ' 　\t' }, false],
    ['the longest name', { name: '字'.repeat(60) }, true],
    ['too long a name', { name: '字'.repeat(61) }, false],
    ['the longest description', { description: '字'.repeat(500) }, true],
    ['too long a description', { description: '字'.repeat(501) }, false],
  ])('with %s', (_case, fields, allowed) => {
    const changed = { ...draft, ...fields };
    expect(canBeSaved(changed)).toBe(allowed);
    expect(savePaletteRequestSchema.safeParse(saveRequest(changed, colors)).success).toBe(allowed);
  });
});

it('the request has the trimmed texts', () => {
  expect(saveRequest({ ...draft, name: ' 竹里馆 ', description: ' 月光 ', isPublic: false }, colors)).toEqual(
    {
      name: '竹里馆',
      description: '月光',
      is_public: false,
      colors,
    },
  );
});

describe('failureOf', () => {
  const error = (code: string, status: number, field?: string) =>
    new ApiError('说明', { code, status, field });
  it.each([
    [
      'a name that the server refuses',
      error('PALETTE_NAME_REQUIRED', 400, 'name'),
      { field: 'name', reason: '说明' },
    ],
    [
      'a description that it refuses',
      error('INPUT_INVALID', 400, 'description'),
      { field: 'description', reason: '说明' },
    ],
    ['another input', error('INPUT_INVALID', 400, 'colors'), { field: null, reason: null }],
    ['too many palettes', error('PALETTE_LIMIT_REACHED', 409), { field: null, reason: '说明' }],
    ['too many requests', error('RATE_LIMITED', 429), { field: null, reason: '说明' }],
    ['a refusal without a code', error('UNNAMED', 400), { field: null, reason: '说明' }],
    ['a server that fails', error('INTERNAL', 500), { field: null, reason: null }],
    ['no answer', error('NETWORK', 0), { field: null, reason: null }],
    ['anything else', new Error('x'), { field: null, reason: null }],
  ])('of %s', (_case, thrown, failure) => {
    expect(failureOf(thrown)).toEqual(failure);
  });
});
