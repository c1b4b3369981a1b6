import { describe, expect, test } from 'vitest';
import { CHART_PAGE_SIZE, chartLayout, type ChartBox } from './chart-layout.ts';
import { CHART_PAGE_COUNT, chartPath, chartSubject } from './chart-pages.ts';

const counts = Array.from({ length: 54 }, (_, index) => index + 1);
const right = ({ left, width }: ChartBox) => left + width;
const bottom = ({ top, height }: ChartBox) => top + height;
const within = (inner: ChartBox, outer: ChartBox) =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  right(inner) <= right(outer) &&
  bottom(inner) <= bottom(outer);

describe.each(counts)('a page of %i colours', (count) => {
  const { rows, columns, cells } = chartLayout(count);

  test('has a cell for each, in full rows but the last', () => {
    expect(cells).toHaveLength(count);
    expect(rows * columns).toBeGreaterThanOrEqual(count);
    expect((rows - 1) * columns).toBeLessThan(count);
    cells.forEach((cell, index) => {
      expect(cell.left).toBe(cells[index % columns]?.left);
      expect(cell.top).toBe(cells[index - (index % columns)]?.top);
    });
  });

  test('keeps every cell on the page and apart from the others, and its swatch inside', () => {
    const page = { left: 0, top: 0, ...CHART_PAGE_SIZE };
    cells.forEach((cell, index) => {
      expect(within(cell, page)).toBe(true);
      expect(within(cell.swatch, cell)).toBe(true);
      const next = cells[index + 1];
      if (next) expect(right(cell) < next.left || bottom(cell) < next.top).toBe(true);
    });
  });

  test('has whole numbers, swatches that are not broad, and cells that a finger hits', () => {
    for (const { swatch, ...cell } of cells) {
      for (const value of [...Object.values(cell), ...Object.values(swatch)])
        expect(Number.isInteger(value)).toBe(true);
      expect(swatch.height).toBeGreaterThan(0.85 * swatch.width);
      expect(Math.min(cell.width, cell.height)).toBeGreaterThanOrEqual(44);
    }
  });
});

test.each([0, -1, 1.5, 55, Number.NaN, Infinity])('no page has %d colours', (count) => {
  expect(() => chartLayout(count)).toThrow(RangeError);
});

describe('chart pages', () => {
  test.each([
    [1, { collection: 'sepu' }],
    [39, { collection: 'sepu' }],
    [40, { collection: 'classic', family: '红' }],
    [51, { collection: 'classic', family: '黑' }],
    [52, { collection: 'solar-terms', term: '立春' }],
    [75, { collection: 'solar-terms', term: '大寒' }],
  ])('page %i is about %o', (page, subject) => {
    expect(chartSubject(page)).toEqual(subject);
  });

  test.each([0, -1, 1.5, 40.5, CHART_PAGE_COUNT + 1, Number.NaN])('there is no page %d', (page) => {
    expect(() => chartSubject(page)).toThrow(RangeError);
  });

  test('a picture is at the address of the specification', () => {
    expect(chartPath(45)).toBe('images/sepu/page45.webp');
  });
});
