import { describe, expect, it } from 'vitest';
import { readRestoreState } from './read-restore-state.ts';

const RED = '#ED5126';
const BLUE = '#1772B4';

describe('readRestoreState', () => {
  it.each<[string, unknown, object]>([
    ['a primary alone', { primary: 'ed5126' }, { primary: RED, secondary: null, scheme: [] }],
    [
      'both colours',
      { primary: RED, secondary: BLUE, scheme: [] },
      { primary: RED, secondary: BLUE, scheme: [] },
    ],
    [
      'no second colour',
      { primary: RED, secondary: null, scheme: null },
      { primary: RED, secondary: null, scheme: [] },
    ],
    [
      'swatches, whatever group they are of',
      {
        primary: RED,
        secondary: null,
        scheme: [{ hex: BLUE, name: '群青', shade: 'triadB-500', type: 'triadB' }],
      },
      {
        primary: RED,
        secondary: null,
        scheme: [{ hex: BLUE, name: '群青', shade: 'triadB-500', type: 'triadB' }],
      },
    ],
    [
      'a swatch of the type secondary, which is not the second colour',
      { primary: RED, scheme: [{ hex: BLUE, shade: 'secondary-500', type: 'secondary' }] },
      { primary: RED, secondary: null, scheme: [{ hex: BLUE, shade: 'secondary-500' }] },
    ],
  ])('reads %s', (_case, state, palette) => {
    expect(readRestoreState(state)).toMatchObject({ ok: true, palette });
  });

  it.each<[string, unknown, string]>([
    ['a scheme that is no list', { primary: RED, scheme: 'mono' }, 'PALETTE_INVALID'],
    ['no colour at all', { primary: null, secondary: null, scheme: [] }, 'PALETTE_WITHOUT_COLOR'],
    ['a primary that is no hex', { primary: 'red', secondary: null, scheme: [] }, 'PALETTE_COLOR_INVALID'],
    ['a secondary that is no hex', { primary: RED, secondary: '#12' }, 'PALETTE_COLOR_INVALID'],
    ['a swatch that is null', { primary: RED, scheme: [null] }, 'PALETTE_COLOR_INVALID'],
    ['a swatch that is a list', { primary: RED, scheme: [[RED]] }, 'PALETTE_COLOR_INVALID'],
  ])('refuses %s', (_case, state, code) => {
    expect(readRestoreState(state)).toEqual({ ok: false, code });
  });

  it.each([null, undefined, 'primary', 7, {}, { search: '雪后晴' }])('leaves %j to others', (state) => {
    expect(readRestoreState(state)).toBeNull();
  });
});
