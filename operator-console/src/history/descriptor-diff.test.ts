import type { ReleaseDescriptor } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import { diffDescriptors } from './descriptor-diff.ts';
import { fixtureDescriptor } from '../testing/fixtures.ts';

const sri = (letter: string) => `sha384-${letter.repeat(64)}`;
const descriptor = (files: ReleaseDescriptor['files'], rest: Partial<ReleaseDescriptor> = {}) => ({
  ...fixtureDescriptor(),
  files,
  ...rest,
});

test('tells files that came, went and changed, by their name without its content hash', () => {
  const older = descriptor({
    'area.json': sri('a'),
    'main.0a1b2c3d4e.js': sri('b'),
    'old.js': sri('c'),
    'css/x.css': sri('d'),
  });
  const newer = descriptor({
    'area.json': sri('a'),
    'main.ffff2c3d4e.js': sri('e'),
    'new.js': sri('c'),
    'css/x.css': sri('f'),
  });
  expect(diffDescriptors(older, newer).files).toEqual({
    added: ['new.js'],
    removed: ['old.js'],
    changed: [
      { path: 'css/x.css', from: 'css/x.css' },
      { path: 'main.ffff2c3d4e.js', from: 'main.0a1b2c3d4e.js' },
    ],
    same: 1,
  });
});

test('tells routes, navigation, shared ranges and contract that differ, and nothing else', () => {
  const older = fixtureDescriptor();
  const newer: ReleaseDescriptor = {
    ...older,
    manifest: {
      ...older.manifest,
      contract: '^2.0.0',
      routes: [{ ...older.manifest.routes[0]!, path: '/elsewhere' }],
      navigation: [],
    },
    shared: { ...older.shared, react: '^20.0.0' },
  };
  const { contract, routes, navigation, shared, files } = diffDescriptors(older, newer);
  expect(contract).toEqual([{ name: 'contract', from: '^1.0.0', to: '^2.0.0' }]);
  expect(routes.map(({ name, to }) => [name, to?.includes('/elsewhere')])).toEqual([['home', true]]);
  expect(navigation).toEqual([{ name: 'home', from: expect.any(String), to: null }]);
  expect(shared).toEqual([{ name: 'react', from: '^19.0.0', to: '^20.0.0' }]);
  expect([files.added, files.removed, files.changed]).toEqual([[], [], []]);
});

test('finds nothing between a release and itself', () => {
  const { files, ...entries } = diffDescriptors(fixtureDescriptor(), fixtureDescriptor());
  expect([files.added, files.removed, files.changed]).toEqual([[], [], []]);
  expect(Object.values(entries).flat()).toEqual([]);
});
