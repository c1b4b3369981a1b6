import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../testing/render-area.tsx';
import { contrastPairs } from './contrast-pairs.ts';
import { Verdict } from './verdict.tsx';

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
