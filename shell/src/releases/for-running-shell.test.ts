import type { ActiveArea } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import { activeArea } from '../testing.tsx';
import { forRunningShell } from './for-running-shell.ts';
import { releaseDocument } from './testing.ts';

const shell = activeArea('shell', { contract: '^1.1.0' });
const newShell: ActiveArea = { ...activeArea('shell', { contract: '^2.0.0' }), release: 'aaaaaaaaaaaaaaaa' };
const fallback = activeArea('generator');
const area = (release: string, contract: string): ActiveArea => ({
  ...activeArea('generator', { contract }),
  release,
  fallback,
});
const current = releaseDocument({ shell, areas: [area('old', '^1.0.0')] });

test('with the same shell everything of the newer document holds', () => {
  const newer = releaseDocument({ sequence: 2, shell: { ...shell }, areas: [area('new', '^9.0.0')] });
  expect(forRunningShell(newer, current)).toEqual(newer);
  expect(forRunningShell(newer, current).shell).toBe(shell);
});

test('with another shell the running one stays, and an area that fits it is the newer one', () => {
  const newer = releaseDocument({ sequence: 2, shell: newShell, areas: [area('new', '^1.1.0')] });
  const { shell: kept, areas, sequence } = forRunningShell(newer, current);
  expect(kept).toBe(shell);
  expect(sequence).toBe(2);
  expect(areas[0]?.release).toBe('new');
  expect(areas[0]?.fallback).toBeNull();
});

test('an area that asks for more than the running shell has keeps its release, and is killed all the same', () => {
  const newer = releaseDocument({ sequence: 2, shell: newShell, areas: [area('new', '^2.0.0')] });
  expect(forRunningShell(newer, current).areas).toEqual(current.areas);
  const killed = { ...newer, areas: [{ ...area('new', '^2.0.0'), killed: true }] };
  expect(forRunningShell(killed, current).areas).toEqual([{ ...current.areas[0], killed: true }]);
});

test('an area that is new and does not fit is not there in this tab', () => {
  const newer = releaseDocument({
    sequence: 2,
    shell: newShell,
    areas: [area('old', '^1.0.0'), activeArea('gallery', { contract: '^2.0.0' })],
  });
  expect(forRunningShell(newer, current).areas.map((known) => known.area)).toEqual(['generator']);
});

const override: ActiveArea = { ...area('development', '^1.0.0'), channel: 'override', integrity: {} };
const preview: ActiveArea = { ...area('previewed', '^1.0.0'), channel: 'preview' };
test.each([
  ['overridden', 'with the same shell', override, { ...shell }],
  ['overridden', 'with another shell', override, newShell],
  ['previewed', 'with the same shell', preview, { ...shell }],
  ['previewed', 'with another shell', preview, newShell],
])(
  'an area that is %s in this tab stays so, %s, also when its release is killed or gone',
  (_what, _shell, aside, newest) => {
    const here = releaseDocument({ shell, areas: [aside, activeArea('palettes')] });
    for (const [release, killed] of [
      ['new', false],
      ['old', true],
    ] as const) {
      const newer = releaseDocument({
        sequence: 2,
        shell: newest,
        areas: [
          { ...area(release, '^1.0.0'), killed },
          { ...activeArea('palettes'), release: 'newer' },
        ],
      });
      const { areas } = forRunningShell(newer, here);
      expect(areas.map((known) => known.release)).toEqual(['newer', aside.release]);
      expect(areas[1]).toBe(aside);
    }
    const without = releaseDocument({ sequence: 2, shell: newest, areas: [] });
    expect(forRunningShell(without, here).areas).toEqual([aside]);
  },
);
