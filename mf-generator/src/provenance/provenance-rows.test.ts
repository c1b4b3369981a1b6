import { sampleColor, sampleColors } from '@danqing/area-kit/testing';
import { expect, it } from 'vitest';
import { similarColors, provenanceRows } from './provenance-rows.ts';

it('tells what every collection says, with its distance from the value in use', () => {
  const rows = provenanceRows({
    ...sampleColor('月白'),
    provenance: [
      { collection: 'sepu', hex: '#EEF7F2' },
      { collection: 'classic', hex: '#D6ECF0' },
      { collection: 'solar-terms', hex: '#D4E5EF' },
    ],
  });
  expect(rows.map(({ collection, hex }) => [collection, hex])).toEqual([
    ['sepu', '#EEF7F2'],
    ['classic', '#D6ECF0'],
    ['solar-terms', '#D4E5EF'],
  ]);
  expect(rows[0]?.deltaE).toBe(0);
  expect(rows[1]?.deltaE).toBeCloseTo(6.33, 2);
  expect(rows[2]?.deltaE).toBeGreaterThan(rows[1]?.deltaE ?? 0);
});

it('knows nothing of a colour that nobody named, but its neighbours', () => {
  const custom = { hex: '#EE5127' };
  expect(provenanceRows(custom)).toEqual([]);
  expect(similarColors(custom, sampleColors)[0]).toMatchObject({ color: { name: '朱红' } });
});

it('does not call a colour its own neighbour', () => {
  const near = similarColors(sampleColor('朱红'), sampleColors);
  expect(near.map(({ color }) => color.name)).not.toContain('朱红');
  expect(near.map(({ deltaE }) => deltaE)).toEqual(near.map(({ deltaE }) => deltaE).sort((a, b) => a - b));
});
