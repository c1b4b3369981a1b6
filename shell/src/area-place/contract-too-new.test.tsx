import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activeArea, areaWith, renderSite } from '../testing.tsx';
import type { LoadContainer } from '../areas/container.ts';

beforeEach(() => {
  localStorage.setItem('i18nextLng', 'zh');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => new Response());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const tooNew = activeArea('generator', { contract: '^9.0.0' });

test('an area that asks for more than the shell has never runs: the panel stands in its place', async () => {
  const load = vi.fn<LoadContainer>();
  renderSite({ areas: [tooNew], load });
  expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
});

test('its last good release stands for it', async () => {
  const { build, container, scripts, styles, integrity } = tooNew;
  const release = 'fedcba9876543210';
  const base = `areas/generator/${release}/`;
  const fallback = { release, build, container, base, scripts, styles, integrity };
  const load = vi.fn<LoadContainer>(async () => areaWith(() => <h1>earlier</h1>));
  renderSite({ areas: [{ ...tooNew, fallback }], load });
  expect(await screen.findByRole('heading', { name: 'earlier' })).toBeTruthy();
  expect(load.mock.calls.map(([area]) => area.release)).toEqual([release]);
});
