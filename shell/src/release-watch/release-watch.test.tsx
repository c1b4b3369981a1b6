import type { ActiveArea, SignedDocument } from '@danqing/contracts/releases';
import { navigate, setUnsavedWork } from '@danqing/shell-sdk';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { activeArea, renderSite } from '../testing.tsx';
import type * as ReleaseStream from '../releases/release-stream.ts';
import {
  addSheet,
  current,
  definitionOf,
  generator,
  goOffline,
  heading,
  leaveAndComeBack,
  openSite,
  outcomes,
  palettes,
  R1,
  R2,
  R3,
  r1,
  r2,
  r3,
  watchSites,
} from './testing-site.tsx';
import { stream } from '../releases/testing-stream.ts';
import { createSigner, setVisibility } from '../releases/testing.ts';

vi.mock('../releases/release-stream.ts', async (original) => ({
  ...(await original<typeof ReleaseStream>()),
  followReleases: (await import('../releases/testing-stream.ts')).stream.followReleases,
}));
watchSites();

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

describe('a release on screen that is rolled back', () => {
  const bad = generator(R2, { fallback: r1 });
  const shownBad = async () => {
    const site = await openSite(bad);
    await heading(`generator ${R2}`);
    return site;
  };

  test('is told of, and the visitor goes back at once, to the same address', async () => {
    const { move } = await shownBad();
    act(() => navigate('/colors/x?scheme=mono'));
    await move(r1);
    expect(await screen.findAllByText('此页的当前版本已撤回')).not.toHaveLength(0);
    expect(current()).toBe(`generator ${R2}`);
    await userEvent.click(screen.getByRole('button', { name: '换回上一版' }));
    await heading(`generator ${R1}`);
    await waitFor(() => expect(screen.queryByText('此页的当前版本已撤回')).toBeNull());
    expect(location.href).toMatch(/\/colors\/x\?scheme=mono$/);
  });

  test('goes when the visitor looks elsewhere', async () => {
    const { move } = await shownBad();
    await move(r1);
    await screen.findByRole('button', { name: '换回上一版' });
    act(() => setVisibility('hidden'));
    await heading(`generator ${R1}`);
  });

  test('goes while the page is hidden, and when nobody touches it for a minute', async () => {
    const { move } = await shownBad();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await move(r1);
    await act(() => vi.advanceTimersByTimeAsync(50_000));
    fireEvent.keyDown(document.body, { key: 'a' });
    await act(() => vi.advanceTimersByTimeAsync(50_000));
    expect(current()).toBe(`generator ${R2}`);
    await act(() => vi.advanceTimersByTimeAsync(10_001));
    vi.useRealTimers();
    await heading(`generator ${R1}`);
  });

  test('stays under unsaved work, whoever looks, until the visitor says so', async () => {
    const { move } = await shownBad();
    act(() => setUnsavedWork(true));
    await move(r1);
    expect(await screen.findAllByText('现在更新，还没保存的内容会丢失。')).not.toHaveLength(0);
    act(() => setVisibility('hidden'));
    act(() => setVisibility('visible'));
    await userEvent.click(screen.getByRole('button', { name: '换回上一版' }));
    await heading(`generator ${R1}`);
  });

  test('stays when the one of before does not load', async () => {
    const { move, releases } = await shownBad();
    releases.missing.add(R1);
    await move(r1);
    await userEvent.click(await screen.findByRole('button', { name: '换回上一版' }));
    expect((await screen.findAllByText('没能更新，仍是现在的版本', {}, { timeout: 10_000 })).length).toBe(1);
    expect(current()).toBe(`generator ${R2}`);
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
    // Once the listener handles the key, the component that also starts the stream has mounted.
    const keys = { code: 'Period', ctrlKey: true, shiftKey: true };
    await waitFor(() => expect(fireEvent.keyDown(document.body, keys)).toBe(false));
    expect(stream.push).toBeNull();
  });
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
