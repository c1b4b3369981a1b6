import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../testing/render-area.tsx';
import { contrastPairs, type ContrastPair } from './contrast-pairs.ts';
import { LISTED_PAIRS, Verdict } from './verdict.tsx';

const signOf = (hexes: readonly string[]) => {
  const colors = hexes.map((hex) => ({ hex, label: hex }));
  const { unmount } = renderPart(
    <Verdict colors={colors} pairs={contrastPairs(hexes, 'wcag', null)} method="wcag" vision={null} />,
  );
  const sign = screen
    .getByText(/对比最高/)
    .closest('li')
    ?.querySelector('svg')
    ?.getAttribute('class');
  unmount();
  return sign;
};

it('ticks the pair with the most contrast only where it carries text', () => {
  expect(signOf(['#FFFFFF', '#767676'])).toMatch(/good/);
  expect(signOf(['#FFFFFF', '#777777'])).toMatch(/warning/);
});

it.each([
  [1, '1 more pair is as hard to tell apart; the matrix rings it'],
  [2, '2 more pairs are as hard to tell apart; the matrix rings them'],
])('tells of %i more pairs in the plural of the language', (more, sentence) => {
  const pair: ContrastPair = { text: 9, ground: 0, value: 1.2, level: 'none', confusable: true };
  const pairs = Array.from({ length: LISTED_PAIRS + more }, (_, ground) => ({ ...pair, ground }));
  const colors = ['#ED5126', '#1772B4'].map((hex) => ({ hex, label: hex }));
  renderPart(<Verdict colors={colors} pairs={pairs} method="wcag" vision="protan" />, { locale: 'en' });
  expect(screen.getByText(sentence)).toBeTruthy();
});
