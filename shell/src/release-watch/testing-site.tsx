import type { ActiveArea, ReleaseDocument } from '@danqing/contracts/releases';
import { navigate, type AreaDefinition } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, vi } from 'vitest';
import { activeArea, renderSite } from '../testing.tsx';
import { stream } from '../releases/testing-stream.ts';
import { createSigner } from '../releases/testing.ts';

const beacon = vi.fn<(url: string, body: Blob) => boolean>(() => true);

export function watchSites(): void {
  beforeEach(() => {
    stream.push = null;
    localStorage.setItem('i18nextLng', 'zh');
    document.head.innerHTML = '';
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    navigator.sendBeacon = beacon;
    beacon.mockClear();
    vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
    vi.stubGlobal('danqingBeaconToken', () => Promise.resolve('token'));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

export const palettes = activeArea('palettes');
export const generator = (release: string, more: Partial<ActiveArea> = {}): ActiveArea => ({
  ...activeArea('generator'),
  release,
  base: `areas/generator/${release}/`,
  ...more,
});
export const [R1, R2, R3] = ['1111111111111111', '2222222222222222', '3333333333333333'];
export const [r1, r2, r3] = [generator(R1), generator(R2), generator(R3)];

export interface Releases {
  missing: Set<string>;
  breaking: Set<string>;
  loads: string[];
}

export function definitionOf({ area, release }: ActiveArea, releases: Releases): AreaDefinition {
  const text = { [`only${release}`]: 'its own', shared: `text of ${release}` };
  const Screen = () => {
    const { i18n } = useTranslation();
    const textOf = (key: string) => i18n.getResource(i18n.language, area, key) as string | undefined;
    const [count, setCount] = useState(0);
    if (releases.breaking.has(release)) throw new Error('boom');
    const own = [R1, R2, R3].filter((id) => textOf(`only${id}`) !== undefined);
    return (
      <>
        <h1>{`${area} ${release}`}</h1>
        <p>{textOf('shared')}</p>
        <p>{`texts only of: ${own.join(', ')}`}</p>
        <button onClick={() => setCount(count + 1)}>{`count ${count}`}</button>
      </>
    );
  };
  return { locales: { zh: text, en: text, ja: text }, routes: { home: Screen, color: Screen } };
}

export function goOffline() {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  onTestFinished(() => void vi.unstubAllGlobals());
}

export async function openSite(first: ActiveArea = r1, path = '/') {
  const signer = createSigner();
  const releases: Releases = { missing: new Set(), breaking: new Set(), loads: [] };
  let document: ReleaseDocument | null = null;
  goOffline();
  renderSite({
    path,
    areas: [first, palettes],
    data: { reportsLoads: true },
    sign(inlined) {
      document = inlined;
      return signer.signPage(inlined);
    },
    async load(area) {
      releases.loads.push(area.release);
      if (releases.missing.has(area.release)) throw new Error('404');
      return definitionOf(area, releases);
    },
  });
  await waitFor(() => expect(stream.push).not.toBeNull());
  const move = async (area: ActiveArea, more: Partial<ReleaseDocument> = {}) => {
    document = { ...(document as ReleaseDocument), ...more, areas: [area, palettes] };
    document.sequence += 1;
    const signed = signer.sign(document);
    await act(async () => stream.push?.(signed));
  };
  return { move, releases };
}

export function addSheet({ base }: ActiveArea) {
  const link = document.createElement('link');
  const sheet = { disabled: false, cssRules: [] };
  link.rel = 'stylesheet';
  Object.defineProperty(link, 'href', { value: `${location.origin}/${base}css/area.css` });
  Object.defineProperty(link, 'sheet', { value: sheet });
  document.head.append(link);
  return sheet;
}

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const current = () => screen.getByRole('heading', { level: 1 }).textContent;
export const leaveAndComeBack = async () => {
  act(() => navigate('/palettes'));
  await heading(`palettes ${palettes.release}`);
  act(() => navigate('/'));
};
export const outcomes = async () => {
  dispatchEvent(new Event('pagehide'));
  const bodies = await Promise.all(beacon.mock.calls.map(([, body]) => body.text()));
  return bodies
    .flatMap((body) => (JSON.parse(body) as { outcomes: Record<string, string>[] }).outcomes)
    .map(({ area, release, outcome }) => `${area} ${release?.slice(0, 1)} ${outcome}`);
};
