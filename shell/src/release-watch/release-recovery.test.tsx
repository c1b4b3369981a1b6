import { navigate, setUnsavedWork, type AreaDefinition } from '@danqing/shell-sdk';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { renderSite } from '../testing.tsx';
import type * as ReleaseStream from '../releases/release-stream.ts';
import {
  definitionOf,
  generator,
  heading,
  leaveAndComeBack,
  openSite,
  outcomes,
  palettes,
  R1,
  R2,
  r1,
  r2,
  watchSites,
} from './testing-site.tsx';

vi.mock('../releases/release-stream.ts', async (original) => ({
  ...(await original<typeof ReleaseStream>()),
  followReleases: (await import('../releases/testing-stream.ts')).stream.followReleases,
}));
watchSites();

describe('a killed area', () => {
  test('is replaced by a notice at once, and comes back when it is revived', async () => {
    const { move } = await openSite();
    await screen.findByText('count 0');
    act(() => setUnsavedWork(true));
    await move(generator(R1, { killed: true }));
    expect(screen.getByRole('alert').textContent).toContain('generator暂停使用');
    expect(screen.queryByRole('button', { name: '立即更新' })).toBeNull();
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    await move(r2);
    await heading(`generator ${R2}`);
  });

  test('is not loaded, and has a way home that leads somewhere', async () => {
    const killed = { ...palettes, killed: true };
    const load = vi.fn(() => new Promise<AreaDefinition>(() => {}));
    renderSite({ path: '/palettes', areas: [r1, killed], load });
    expect(screen.getByRole('heading', { level: 1, name: 'palettes暂停使用' })).toBeTruthy();
    expect(document.querySelector('link[rel=preload]')).toBeNull();
    expect(load).not.toHaveBeenCalled();
    await userEvent.hover(screen.getByRole('link', { name: 'palettes' }));
    expect(document.querySelector('link[rel=preload]')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: '回到首页' }));
    expect(load).toHaveBeenCalledOnce();
  });

  test('that owns home offers no way there', () => {
    renderSite({ path: '/colors/x', areas: [generator(R1, { killed: true }), palettes] });
    expect(screen.getByRole('heading', { level: 1, name: 'generator暂停使用' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: '回到首页' })).toBeNull();
  });
});

describe('recovery', () => {
  test('a newer release that does not load is replaced by the one before', async () => {
    const { move, releases } = await openSite();
    releases.missing.add(R2);
    await move(r2);
    await leaveAndComeBack();
    await heading(`generator ${R1}`);
    expect(await outcomes()).toEqual(['generator 1 ok', 'shell 0 ok', 'palettes 0 ok', 'generator 2 init']);
    releases.missing.clear();
    await leaveAndComeBack();
    await heading(`generator ${R2}`);
  });

  test('a newer release that breaks on screen is replaced by the one before, and told', async () => {
    const { move, releases } = await openSite();
    releases.breaking.add(R2);
    await move(r2);
    await leaveAndComeBack();
    await heading(`generator ${R1}`);
    expect(screen.getByText(`text of ${R1}`)).toBeTruthy();
    expect((await outcomes()).at(-1)).toBe('generator 2 render');
  });

  test('a panel goes by itself when operators move to a release that works', async () => {
    const { move, releases } = await openSite();
    releases.breaking.add(R1);
    await userEvent.click(await screen.findByText('count 0'));
    await screen.findByRole('button', { name: '重试' });
    await move(r2);
    await heading(`generator ${R2}`);
  });

  test('a first page whose release breaks gets the one that the document names beside it', async () => {
    const { release, build, container, base, scripts, styles, integrity } = r1;
    const fallback = { release, build, container, base, scripts, styles, integrity };
    renderSite({
      areas: [generator(R2, { fallback })],
      load: async (area) => definitionOf(area, { missing: new Set(), breaking: new Set([R2]), loads: [] }),
    });
    await heading(`generator ${R1}`);
  });

  test('a screen that the last good release has not shows the panel, and the others work', async () => {
    const { move, releases } = await openSite();
    releases.missing.add(R2);
    const route = { ...r2.manifest.routes[0]!, id: 'mix', path: '/mix' };
    await move(generator(R2, { manifest: { ...r2.manifest, routes: [...r2.manifest.routes, route] } }));
    act(() => navigate('/palettes'));
    await heading(`palettes ${palettes.release}`);
    act(() => navigate('/mix'));
    await screen.findByRole('button', { name: '重试' });
    act(() => navigate('/'));
    await heading(`generator ${R1}`);
  });
});

test('a release that has stood for a while is not given up for one crash', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { move, releases } = await openSite();
  await move(r2);
  await leaveAndComeBack();
  await heading(`generator ${R2}`);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  releases.breaking.add(R2);
  fireEvent.click(screen.getByText('count 0'));
  expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
});
