import type { ActiveArea, ReleaseDocument } from '@danqing/contracts/releases';
import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand';
import { activeArea } from '../testing.tsx';
import { createTabReleases } from './tab-releases.ts';
import { releaseDocument } from './testing.ts';

const release = (name: string, more: Partial<ActiveArea> = {}): ActiveArea => ({
  ...activeArea('generator'),
  release: name,
  ...more,
});
const palettes = activeArea('palettes');

function setUp(...areas: ActiveArea[]) {
  const documents = createStore<ReleaseDocument>()(() => releaseDocument({ areas: [...areas, palettes] }));
  const releases = createTabReleases(documents);
  const move = (...next: ActiveArea[]) => documents.setState({ areas: [...next, palettes] });
  const generator = () => releases.getState().pages.find(({ area }) => area === 'generator');
  return { releases, move, generator };
}

test('an area that is not on screen is the newest one at once', () => {
  const { releases, move, generator } = setUp(release('r1'));
  const listener = vi.fn();
  releases.subscribe(listener);
  move(release('r2'));
  expect(generator()?.release).toBe('r2');
  expect(listener).toHaveBeenCalled();
  expect(releases.getState().waiting).toBeNull();
});

test('the area on screen stays as it is until the visitor leaves it', () => {
  const r1 = release('r1');
  const { releases, move, generator } = setUp(r1);
  const leave = releases.pin(r1, r1);
  const pages = releases.getState().pages;
  move(release('r2'));
  expect(releases.getState().pages).toBe(pages);
  expect(releases.getState().waiting?.release).toBe('r2');
  leave();
  expect(generator()?.release).toBe('r2');
  expect(releases.getState().waiting).toBeNull();
});

test('what waits is taken when that is asked for', () => {
  const r1 = release('r1');
  const { releases, move, generator } = setUp(r1);
  releases.pin(r1, r1);
  move(release('r2'));
  releases.switchToWaiting();
  expect(generator()?.release).toBe('r2');
});

test('another area on screen holds only itself', () => {
  const { releases, move, generator } = setUp(release('r1'));
  releases.pin(palettes, palettes);
  move(release('r2'));
  expect(generator()?.release).toBe('r2');
});

test('a killed area goes at once, and comes back as the newest', () => {
  const r1 = release('r1');
  const { releases, move, generator } = setUp(r1);
  const leave = releases.pin(r1, r1);
  move(release('r1', { killed: true }));
  expect(generator()?.killed).toBe(true);
  expect(releases.getState().waiting).toBeNull();
  leave();
  move(release('r2'));
  expect(generator()).toMatchObject({ release: 'r2', killed: false });
});

test('what else the document says of the release on screen holds at once', () => {
  const r1 = release('r1', { channel: 'canary' });
  const { releases, move, generator } = setUp(r1);
  releases.pin(r1, r1);
  move(release('r1'));
  expect(generator()?.channel).toBe('stable');
  expect(releases.getState().waiting).toBeNull();
});

test('a rollback to what already stands for a newer release is nothing to ask about', () => {
  const [r1, r2] = [release('r1'), release('r2')];
  const { releases, move } = setUp(r2);
  releases.pin(r2, r1);
  move(r1);
  expect(releases.getState().waiting).toBeNull();
});

test('counts how often an area came up in another release', () => {
  const [r1, r2] = [release('r1'), release('r2')];
  const { releases } = setUp(r1);
  releases.pin(r1, r1)();
  releases.pin(palettes, palettes)();
  releases.pin(r1, r1)();
  expect(releases.getState().swaps).toBe(0);
  releases.pin(r2, r2)();
  releases.pin(r1, r1)();
  expect(releases.getState().swaps).toBe(2);
});

test('tells a rollback of what is on screen from a newer release', () => {
  const r1 = release('r1');
  const r2 = release('r2', { fallback: r1 });
  const { releases, move } = setUp(r2);
  const leave = releases.pin(r2, r2);
  expect(releases.getState().rolledBack).toBeNull();
  move(release('r3', { fallback: r2 }));
  expect([releases.getState().waiting?.release, releases.getState().rolledBack]).toEqual(['r3', null]);
  move(r1);
  expect(releases.getState().rolledBack?.release).toBe('r1');
  leave();
  expect(releases.getState().rolledBack).toBeNull();
});
