import type { GateVerdict } from '@danqing/contracts/releases';
import { expect, test, vi } from 'vitest';
import type { Inspection } from '../gate/inspect-canary.ts';
import { CanaryInspections } from './canary-inspections.ts';

const MINUTE_MS = 60_000;
const canary = { area: 'generator', release: 'aaaaaaaaaaaaaaaa', since: new Date(0) };
const found = (smoke: GateVerdict): Inspection => ({
  files: { check: 'files', verdict: 'compatible', reason: '' },
  smoke: { check: 'smoke', verdict: smoke, reason: '' },
});

function open(inspect: () => Promise<Inspection>) {
  const clock = { now: 0 };
  const called = vi.fn(inspect);
  return { clock, called, inspections: new CanaryInspections(called, () => clock.now) };
}

test.each([
  ['compatible', 9, 11],
  ['incompatible', 9, 11],
  ['unknown', 0.9, 1.1],
] as const)('a mount that is %s counts for a while', async (verdict, within, after) => {
  const { clock, called, inspections } = open(async () => found(verdict));
  await inspections.find(canary);
  clock.now = within * MINUTE_MS;
  await inspections.find(canary);
  expect(called).toHaveBeenCalledTimes(1);
  clock.now = after * MINUTE_MS;
  await inspections.find(canary);
  expect(called).toHaveBeenCalledTimes(2);
});

test('the next run of a canary is inspected anew', async () => {
  const { called, inspections } = open(async () => found('compatible'));
  await inspections.find(canary);
  await inspections.find({ ...canary, since: new Date(1) });
  expect(called).toHaveBeenCalledTimes(2);
});

test('a slow mount is returned to a later caller', async () => {
  let finish = (_: Inspection) => undefined as void;
  const slow = new Promise<Inspection>((resolve) => (finish = resolve));
  const { called, inspections } = open(() => slow);
  expect(await inspections.find(canary)).toBeNull();
  finish(found('incompatible'));
  expect(await inspections.find(canary)).toEqual(found('incompatible'));
  expect(called).toHaveBeenCalledTimes(1);
});

test('a failed inspection is repeated', async () => {
  const { called, inspections } = open(async () => Promise.reject(new Error('no database')));
  await expect(inspections.find(canary)).rejects.toThrow('no database');
  called.mockResolvedValue(found('compatible'));
  expect(await inspections.find(canary)).toEqual(found('compatible'));
});
