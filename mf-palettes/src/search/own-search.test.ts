import { describe, expect, it } from 'vitest';
import { samplePalette } from '../testing/sample-palettes.ts';
import { searchOwn } from './own-search.ts';

const palettes = [
  samplePalette(1, { name: '江南 春水', colors: [{ hex: '#ED5126', name: '朱红' }] }),
  samplePalette(2, { name: 'Straße ABC', colors: [{ hex: '#1772B4', name: '群青' }, { hex: '#EEF7F2' }] }),
  samplePalette(3, { name: '夜航船', colors: [{ hex: '#F04F28' }] }),
];
const found = (search: string, near: string | null = null) =>
  searchOwn(palettes, { search, near }).map(({ id }) => id);

describe('the search among own palettes', () => {
  it.each([
    ['', [1, 2, 3]],
    ['江南', [1]],
    ['江南　春水', [1]],
    ['朱', [1]],
    ['abc', [2]],
    ['ＡＢＣ', [2]],
    ['STRASSE', [2]],
    ['群青', [2]],
    ['船', [3]],
    ['没有', []],
    // Not from the end of one name into the next.
    ['水朱', []],
  ])('%j finds %j', (search, expected) => expect(found(search)).toEqual(expected));

  it.each([
    ['#ED5126', [1, 3]],
    ['#1772B4', [2]],
    // 0.056 and 0.074 in OKLab from #EEF7F2.
    ['#DDE4E0', [2]],
    ['#D7DEDA', []],
    ['#000000', []],
  ])('near %s are %j', (near, expected) => expect(found('', near)).toEqual(expected));

  it('can ask for both', () => {
    expect(found('夜', '#ED5126')).toEqual([3]);
    expect(found('江', '#1772B4')).toEqual([]);
  });
});
