import type { ActiveArea, ReleaseDocument, SignedDocument } from '@danqing/contracts';
import { navigate, setUnsavedWork, type AreaDefinition } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { activeArea, renderSite } from '../testing.tsx';
import type * as ReleaseStream from './release-stream.ts';
import { createSigner } from './testing.ts';

/** What a document that the server sends is handed to; resolves once it was checked. */
const stream = vi.hoisted(() => ({ push: null as ((signed: SignedDocument) => Promise<void>) | null }));
vi.mock('./release-stream.ts', async (original) => ({
  ...(await original<typeof ReleaseStream>()),
  followReleases(_basePath: string, onDocument: (signed: SignedDocument) => Promise<void>) {
    stream.push = onDocument;
    return () => {};
  },
}));

const beacon = vi.fn<(url: string, body: Blob) => boolean>(() => true);
beforeEach(() => {
  stream.push = null;
  localStorage.setItem('i18nextLng', 'zh');
  document.head.innerHTML = '';
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  navigator.sendBeacon = beacon;
  beacon.mockClear();
});
afterEach(() => vi.restoreAllMocks());

const palettes = activeArea('palettes');
const generator = (release: string, more: Partial<ActiveArea> = {}): ActiveArea => ({
  ...activeArea('generator'),
  release,
  base: `areas/generator/${release}/`,
  ...more,
});
const [R1, R2, R3] = ['1111111111111111', '2222222222222222', '3333333333333333'];
const [r1, r2, r3] = [generator(R1), generator(R2), generator(R3)];

/** What the releases of the generator are like: how often they are loaded, which do not load, which break on screen. */
interface Releases {
  missing: Set<string>;
  breaking: Set<string>;
  loads: string[];
}

function definitionOf({ area, release }: ActiveArea, releases: Releases): AreaDefinition {
  const text = { [`only${release}`]: 'its own', shared: `text of ${release}` };
  const Screen = () => {
    const { t, i18n } = useTranslation(area);
    const [count, setCount] = useState(0);
    if (releases.breaking.has(release)) throw new Error('boom');
    const own = [R1, R2, R3].filter((id) => i18n.exists(`only${id}`, { ns: area }));
    return (
      <>
        <h1>{`${area} ${release}`}</h1>
        <p>{t('shared')}</p>
        <p>{`texts only of: ${own.join(', ')}`}</p>
        <button onClick={() => setCount(count + 1)}>{`count ${count}`}</button>
      </>
    );
  };
  return { locales: { zh: text, en: text, ja: text }, routes: { home: Screen, color: Screen } };
}

function goOffline() {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** A page of the site to which the server pushes documents. */
async function openSite(first: ActiveArea = r1, path = '/') {
  const signer = createSigner();
  const releases: Releases = { missing: new Set(), breaking: new Set(), loads: [] };
  let document: ReleaseDocument | null = null;
  goOffline();
  renderSite({
    path,
    areas: [first, palettes],
    data: { beaconToken: 'token' },
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

/** What the bundler's runtime adds when a release is loaded. */
function addSheet({ base }: ActiveArea) {
  const link = document.createElement('link');
  const sheet = { disabled: false, cssRules: [] };
  link.rel = 'stylesheet';
  Object.defineProperty(link, 'href', { value: `${location.origin}/${base}css/area.css` });
  Object.defineProperty(link, 'sheet', { value: sheet });
  document.head.append(link);
  return sheet;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const current = () => screen.getByRole('heading', { level: 1 }).textContent;
const leaveAndComeBack = async () => {
  act(() => navigate('/palettes'));
  await heading(`palettes ${palettes.release}`);
  act(() => navigate('/'));
};
const outcomes = async () => {
  dispatchEvent(new Event('pagehide'));
  const bodies = await Promise.all(beacon.mock.calls.map(([, body]) => body.text()));
  return bodies
    .flatMap((body) => (JSON.parse(body) as { outcomes: Record<string, string>[] }).outcomes)
    .map(({ area, release, outcome }) => `${area} ${release?.slice(0, 1)} ${outcome}`);
};

describe('another release', () => {
  test('of the area on screen changes nothing under the visitor’s hands, and comes at the next entry', async () => {
    const { move } = await openSite();
    await userEvent.click(await screen.findByText('count 0'));
    await move(r2);
    expect(screen.getByText('count 1')).toBeTruthy();
    act(() => navigate('/colors/x'));
    expect(current()).toBe(`generator ${R1}`);
    expect(screen.getByText('count 1')).toBeTruthy();
    await leaveAndComeBack();
    await heading(`generator ${R2}`);
    expect(await outcomes()).toEqual(['generator 1 ok', 'shell 0 ok', 'palettes 0 ok', 'generator 2 ok']);
  });

  test('of an area that is not on screen is simply the one at the next entry', async () => {
    const { move, releases } = await openSite(r1, '/palettes');
    await move(r2);
    act(() => navigate('/'));
    await heading(`generator ${R2}`);
    expect(releases.loads).toEqual([palettes.release, R2]);
  });

  test('and back is the same thing, without loading anything twice', async () => {
    const { move, releases } = await openSite();
    await move(r2);
    await leaveAndComeBack();
    await heading(`generator ${R2}`);
    await move(r1);
    await leaveAndComeBack();
    await heading(`generator ${R1}`);
    expect(releases.loads).toEqual([R1, palettes.release, R2]);
  });

  test('brings its own style sheets, and those of the other one hold no longer', async () => {
    const { move } = await openSite();
    const [own, other] = [addSheet(r1), addSheet(r2)];
    await move(r2);
    expect([own.disabled, other.disabled]).toEqual([false, false]);
    await leaveAndComeBack();
    await heading(`generator ${R2}`);
    expect([own.disabled, other.disabled]).toEqual([true, false]);
    await move(r1);
    await leaveAndComeBack();
    await heading(`generator ${R1}`);
    expect([own.disabled, other.disabled]).toEqual([false, true]);
  });

  test('brings its own texts, and none of the other release stays', async () => {
    const { move } = await openSite();
    expect(await screen.findByText(`texts only of: ${R1}`)).toBeTruthy();
    await move(r2);
    // The one on screen keeps its texts although the other one is on its way.
    await userEvent.click(screen.getByText('count 0'));
    expect(screen.getByText(`text of ${R1}`)).toBeTruthy();
    await leaveAndComeBack();
    expect(await screen.findByText(`text of ${R2}`)).toBeTruthy();
    expect(screen.getByText(`texts only of: ${R2}`)).toBeTruthy();
    await move(r1);
    await leaveAndComeBack();
    expect(await screen.findByText(`texts only of: ${R1}`)).toBeTruthy();
  });

  test('of the shell is left to the next page; its areas come as far as they fit the running one', async () => {
    const { move } = await openSite();
    const shell = { ...activeArea('shell', { contract: '^2.0.0' }), release: 'aaaaaaaaaaaaaaaa' };
    const needsMore = generator(R2, { manifest: { ...r2.manifest, contract: '^2.0.0' } });
    await move(needsMore, { shell });
    await leaveAndComeBack();
    await heading(`generator ${R1}`);
    await move(r3, { shell });
    await leaveAndComeBack();
    await heading(`generator ${R3}`);
  });
});

describe('with unsaved work', () => {
  const bar = () => screen.queryAllByText('此页有新版本').length > 0;

  test('the visitor is asked, and an update at once keeps the old release until the new one is there', async () => {
    const { move } = await openSite();
    await screen.findByText('count 0');
    act(() => setUnsavedWork(true));
    await move(r2);
    const update = await screen.findByRole('button', { name: '立即更新' });
    expect(current()).toBe(`generator ${R1}`);
    await userEvent.click(update);
    await heading(`generator ${R2}`);
    await waitFor(() => expect(bar()).toBe(false));
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  test('later is later: nobody asks again for the same release, and the next entry has it', async () => {
    const { move } = await openSite();
    await screen.findByText('count 0');
    act(() => setUnsavedWork(true));
    await move(r2);
    await userEvent.click(await screen.findByRole('button', { name: '稍后' }));
    expect(bar()).toBe(false);
    await move(r2);
    expect(bar()).toBe(false);
    await move(r3);
    expect(bar()).toBe(true);
    await leaveAndComeBack();
    await heading(`generator ${R3}`);
    expect(bar()).toBe(false);
  });

  test('work that begins or is saved while a release waits is asked about accordingly', async () => {
    const { move } = await openSite();
    await screen.findByText('count 0');
    await move(r2);
    expect(bar()).toBe(false);
    act(() => setUnsavedWork(true));
    await screen.findByRole('button', { name: '立即更新' });
    act(() => setUnsavedWork(false));
    expect(bar()).toBe(false);
  });

  test('an update that does not load leaves everything as it is, and says so', async () => {
    const { move, releases } = await openSite();
    await userEvent.click(await screen.findByText('count 0'));
    releases.missing.add(R2);
    act(() => setUnsavedWork(true));
    await move(r2);
    await userEvent.click(await screen.findByRole('button', { name: '立即更新' }));
    expect((await screen.findAllByText('没能更新，仍是现在的版本')).length).toBeGreaterThan(0);
    expect(screen.getByText('count 1')).toBeTruthy();
    expect(bar()).toBe(false);
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  });
});

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

describe('documents', () => {
  test('of a page that was altered let nothing run, until the server pushes an unaltered one', async () => {
    goOffline();
    const signer = createSigner();
    const load = vi.fn(async (area: ActiveArea) =>
      definitionOf(area, { missing: new Set(), breaking: new Set(), loads: [] }),
    );
    let whole: SignedDocument | null = null;
    renderSite({
      areas: [r1],
      load,
      sign(inlined) {
        whole = signer.sign(inlined);
        return { ...signer.signPage(inlined), text: whole.text.replace(R1, R2) };
      },
    });
    await screen.findByRole('button', { name: '重试' });
    expect(load).not.toHaveBeenCalled();
    await waitFor(() => expect(stream.push).not.toBeNull());
    await act(async () => stream.push?.(whole as unknown as SignedDocument));
    await heading(`generator ${R1}`);
  });

  test('that this browser could not check are not asked for', async () => {
    renderSite({ areas: [r1], load: () => new Promise(() => {}), path: '/nowhere' });
    // Whoever asks for them also hears these keys.
    const keys = { code: 'Period', ctrlKey: true, shiftKey: true };
    await waitFor(() => expect(fireEvent.keyDown(document.body, keys)).toBe(false));
    expect(stream.push).toBeNull();
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

test('after twenty swaps the tab asks for a reload, and takes no for an answer', async () => {
  const { move } = await openSite();
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  for (let swap = 1; swap <= 20; swap += 1) {
    expect(screen.queryByRole('button', { name: '刷新' })).toBeNull();
    await move(swap % 2 === 1 ? r2 : r1);
    await leaveAndComeBack();
    await heading(`generator ${swap % 2 === 1 ? R2 : R1}`);
  }
  await userEvent.click(await screen.findByRole('button', { name: '刷新' }));
  expect(reload).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: '稍后' }));
  expect(screen.queryByRole('button', { name: '刷新' })).toBeNull();
}, 20_000);
