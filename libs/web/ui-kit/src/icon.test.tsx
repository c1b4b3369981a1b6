import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import X from './icons/x.ts';

test('an icon says nothing to a screen reader, is as large as asked and draws with the colour of the text', () => {
  const { container } = render(<X size={17} strokeWidth={1.6} className="mark" />);
  const svg = container.firstElementChild!;
  expect(svg.getAttribute('aria-hidden')).toBe('true');
  expect([svg.getAttribute('width'), svg.getAttribute('height')]).toEqual(['17', '17']);
  expect(svg.getAttribute('stroke')).toBe('currentColor');
  expect(svg.getAttribute('stroke-width')).toBe('1.6');
  expect(svg.getAttribute('class')).toBe('mark');
  expect(svg.querySelectorAll('path')).toHaveLength(2);
});
