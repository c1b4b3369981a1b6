import { expect, test } from 'vitest';
import { simulateMoves } from '../testing/simulate-moves.ts';
import { foldByArea, foldMoves, rollbackTarget } from './area-history.ts';

test.each([
  ['activate a; activate b; activate c', 'b'],
  ['activate a; activate b; activate c; rollback', 'a'],
  ['activate a; activate b; activate c; rollback a', null],
  ['activate a; activate b; activate c; rollback a; activate d', 'a'],
  ['activate a; activate b; rollback a; activate b', 'a'],
  ['activate a; activate b; activate a', 'b'],
  ['activate a; canary b 10; promote; kill; revive', 'a'],
  ['activate a; activate b; canary c 10; rollback', 'a'],
  ['activate a; canary b 10', null],
  ['activate a', null],
  ['', null],
])('after %j a rollback returns to %s', (wishes, target) => {
  const { stablePath } = foldMoves(simulateMoves('generator', wishes));
  expect(rollbackTarget(stablePath, new Set())).toBe(target);
});

test('a rollback passes over what is unavailable, and over the same release once more', () => {
  expect(rollbackTarget(['a', 'b', 'c'], new Set(['b']))).toBe('a');
  expect(rollbackTarget(['a', 'b', 'a'], new Set(['b']))).toBeNull();
});

test('the areas of an environment are folded apart from each other', () => {
  const [shell, gallery] = ['shell', 'gallery'].map((area) => simulateMoves(area, 'activate a; canary b 5'));
  const mixed = [
    { ...shell![0]!, area: 'shell' },
    { ...gallery![0]!, area: 'gallery', sequence: 2 },
    { ...gallery![1]!, area: 'gallery', sequence: 3 },
  ];
  const histories = foldByArea(mixed);
  expect(histories.get('shell')).toMatchObject({ sequence: 1, pointer: { stable: 'a', canary: null } });
  expect(histories.get('gallery')).toMatchObject({ sequence: 3, pointer: { canary: { release: 'b' } } });
});
