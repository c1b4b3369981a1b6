import { expect, it } from 'vitest';
import { serifNeeds } from './serif-need.ts';

const SC = '"Page Serif SC", "Noto Serif SC", serif';
const JP = '"Page Serif JP", "Noto Serif JP", serif';
const EN = '"Latin Quotes", "Page Serif SC", serif';

it.each([
  ['月白', SC, '600', [['sc600', '月白']]],
  ['月 白\n月', SC, '500', [['sc500', '月白']]],
  ['紺', JP, '700', [['jp600', '紺']]],
  ['紺', JP.replace('JP"', 'JP Waiting"'), '400', [['jp500', '紺']]],
  [
    'A’s',
    EN,
    '600',
    [
      ['sc600', 'As'],
      ['jp600', '’'],
    ],
  ],
  [
    'A’s',
    EN.replaceAll(/(Quotes|SC)"/g, '$1 Waiting"'),
    '500',
    [
      ['sc500', 'As'],
      ['jp500', '’'],
    ],
  ],
  ['  ', SC, '600', []],
  ['月', 'system-ui, sans-serif', '600', []],
  ['月', '"Noto Serif SC", "Page Serif SC"', '600', []],
])('%j in %s, %s', (text, family, weight, needs) => {
  expect(serifNeeds(text, family, weight).map(({ face, characters }) => [face, characters.join('')])).toEqual(
    needs,
  );
});
