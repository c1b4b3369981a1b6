import type { ReleaseDocument } from '@danqing/contracts/releases';
import { describe, expect, test, vi } from 'vitest';
import { activateRelease } from '../moves/operator-moves.ts';
import { openTestPlane, ship } from '../testing/open-plane.ts';
import { openTestProxy } from '@danqing/nest-kit/testing';
import { by, startReading, version } from '../testing/start-reading.ts';

describe('subscribers', () => {
  test('hear of each move once it is in the document, and of none after they have left', async () => {
    const plane = await openTestPlane();
    await ship(plane, { area: 'shell' });
    const { active } = await startReading(plane);
    const seen: (ReleaseDocument | undefined)[] = [];
    const unsubscribe = active.subscribe(
      () => void active.getDocument(null).then((resolved) => seen.push(resolved?.document)),
    );
    for (const number of [1, 2]) {
      const release = await ship(plane, version(number));
      await expect.poll(() => seen.at(-1)?.areas[0]?.release).toBe(release);
    }
    expect(seen.map((document) => document?.sequence)).toEqual([2, 3]);
    unsubscribe();
    const release = await ship(plane, version(3));
    await expect.poll(async () => (await active.getDocument(null))?.document.areas[0]?.release).toBe(release);
    expect(seen).toHaveLength(2);
  });

  test('do not hear of moves in another environment', async () => {
    const plane = await openTestPlane();
    const shell = await ship(plane, { area: 'shell' });
    const { active } = await startReading(plane);
    const listener = vi.fn();
    active.subscribe(listener);
    await activateRelease({ ...plane, environment: 'staging' }, { ...by, area: 'shell', release: shell });
    await ship(plane, version(1));
    await expect.poll(() => listener.mock.calls.length).toBe(1);
  });

  test('that throw keep no other from hearing', async () => {
    const plane = await openTestPlane();
    await ship(plane, { area: 'shell' });
    const { active, errors } = await startReading(plane);
    const listener = vi.fn();
    active.subscribe(() => {
      throw new Error('broken subscriber');
    });
    active.subscribe(listener);
    await ship(plane, version(1));
    await expect.poll(() => listener.mock.calls.length).toBe(1);
    expect(errors).toEqual([new Error('broken subscriber')]);
  });

  test('hear of a move that was made while the connection was cut, although nobody asks', async () => {
    const plane = await openTestPlane();
    await ship(plane, { area: 'shell' });
    const proxy = await openTestProxy(plane.databaseUrl);
    const { active } = await startReading(plane, { pool: proxy.url, listener: proxy.url });
    const listener = vi.fn();
    active.subscribe(listener);
    await proxy.cut();
    await ship(plane, version(1));
    expect(listener).not.toHaveBeenCalled();
    await proxy.restore();
    await expect.poll(() => listener.mock.calls.length).toBe(1);
  });
});
