import type { ReleaseVerdict } from '@danqing/contracts/releases';
import { expect, test, vi } from 'vitest';
import { waitForVerdict } from './wait-for-verdict.ts';

const waiting: ReleaseVerdict = {
  area: 'generator',
  release: 'a'.repeat(16),
  state: 'waiting',
  workers: 1,
  gate: null,
  at: null,
};
const ended: ReleaseVerdict = { ...waiting, state: 'ended', gate: { verdict: 'compatible', checks: [] } };

test('reads until the mount has ended', async () => {
  const read = vi.fn().mockResolvedValueOnce(waiting).mockResolvedValueOnce(waiting).mockResolvedValue(ended);
  expect(await waitForVerdict(read, { limitMs: 60_000, pollMs: 1 })).toEqual(ended);
  expect(read).toHaveBeenCalledTimes(3);
});

test('ends at its limit', async () => {
  expect(await waitForVerdict(async () => waiting, { limitMs: 20, pollMs: 1 })).toEqual(waiting);
});

test('gives up sooner where no worker runs, but not while one is restarted', async () => {
  const alone = { ...waiting, workers: 0 };
  expect(await waitForVerdict(async () => alone, { limitMs: 60_000, pollMs: 1, noWorkerMs: 20 })).toEqual(
    alone,
  );
  const read = vi.fn().mockResolvedValueOnce(alone).mockResolvedValueOnce(alone).mockResolvedValue(ended);
  expect(await waitForVerdict(read, { limitMs: 60_000, pollMs: 1 })).toEqual(ended);
});
