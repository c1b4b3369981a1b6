import { screen } from '@testing-library/react';
import type { ContrastTarget } from '@danqing/color-core';
import { expect, it } from 'vitest';
import { renderPart } from '../testing/render-area.tsx';
import { contrastPairs, type ContrastPair } from './contrast-pairs.ts';
import { LISTED_PAIRS, Verdict } from './verdict.tsx';

const seen = (hex: string) => ({ hex, label: hex, swatch: hex });

const signOf = (hexes: readonly string[], target: ContrastTarget = 'aa') => {
  const colors = hexes.map(seen);
  const { unmount } = renderPart(
    <Verdict colors={colors} pairs={contrastPairs(hexes, target, null)} target={target} vision={null} />,
  );
  const sign = screen
    .getByText(/对比最高/)
    .closest('li')
    ?.querySelector('svg')
    ?.getAttribute('class');
  unmount();
  return sign;
};

it('ticks the pair with the most contrast only where it reaches the target', () => {
  expect(signOf(['#FFFFFF', '#767676'])).toMatch(/good/);
  expect(signOf(['#FFFFFF', '#777777'])).toMatch(/warning/);
  expect(signOf(['#FFFFFF', '#767676'], 'aaa')).toMatch(/warning/);
  expect(signOf(['#FFFFFF', '#767676'], 'lc75')).toMatch(/warning/);
});

it.each([
  [1, '1 more pair is as hard to tell apart, circled in the matrix'],
  [2, '2 more pairs are as hard to tell apart, circled in the matrix'],
])('tells of %i more pairs in the plural of the language', (more, sentence) => {
  const pair: ContrastPair = {
    text: 9,
    ground: 0,
    value: 1.2,
    level: 'none',
    passes: false,
    confusable: true,
  };
  const pairs = Array.from({ length: LISTED_PAIRS + more }, (_, ground) => ({ ...pair, ground }));
  const colors = Array.from({ length: 10 }, (_, index) => ({ ...seen('#ED5126'), label: String(index) }));
  renderPart(<Verdict colors={colors} pairs={pairs} target="aa" vision="protan" />, { locale: 'en' });
  expect(screen.getByText(sentence)).toBeTruthy();
});

it('counts the pairs of the scheme, not those with white and black', () => {
  const hexes = ['#FFFFFF', '#595959', '#777777', '#000000'];
  const colors = hexes.map((hex, index) => ({ ...seen(hex), swatch: index % 3 === 0 ? null : hex }));
  renderPart(<Verdict colors={colors} pairs={contrastPairs(hexes, 'aa', null)} target="aa" vision={null} />);
  expect(screen.getByText('/ 1 对达到 AA')).toBeTruthy();
});
