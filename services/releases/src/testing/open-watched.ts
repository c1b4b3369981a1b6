import { canaryRelease } from '../moves/operator-moves.ts';
import { getHistory } from '../status/release-status.ts';
import { openTestPlane, publish, ship, type TestPlane } from './open-plane.ts';
import { TestGateway } from './open-telemetry.ts';

export const MINUTE_MS = 60_000;

export const by = { actor: 'operator', reason: 'try it' };

export const build = (area: string, version: number) => ({
  area,
  files: { 'entry.js': `${area}(${version})` },
});

export interface Watched {
  plane: TestPlane;
  gateway: TestGateway;
  stable: { area: string; release: string };
  canary: { area: string; release: string };
  others: { area: string; release: string }[];
  pointer(): Promise<object | undefined>;
}

export async function openWatched(): Promise<Watched> {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const others = [];
  for (const area of ['palettes', 'agent']) others.push({ area, release: await ship(plane, build(area, 1)) });
  const area = 'gallery';
  const stable = { area, release: await ship(plane, build(area, 1)) };
  const canary = { area, release: await publish(plane, build(area, 2)) };
  await canaryRelease(plane, { ...by, ...canary, weight: 10 });
  const gateway = await openGateway(plane);
  const pointer = async () => (await getHistory(plane, { area, limit: 1 }))[0]?.pointer;
  return { plane, gateway, stable, canary, others, pointer };
}

export async function openGateway(...of: ConstructorParameters<typeof TestGateway>): Promise<TestGateway> {
  const gateway = new TestGateway(...of);
  await gateway.named.refresh();
  return gateway;
}

export async function flushAndLook(gateway: TestGateway): Promise<void> {
  await gateway.counter.flush();
  await gateway.reporters.flush();
  await gateway.watch.check();
}

export const running = ({ stable, canary }: Watched) => ({
  stable: stable.release,
  canary: { release: canary.release, weight: 10 },
  killed: false,
});

export const paused = (site: Watched) => ({
  ...running(site),
  canary: { release: site.canary.release, weight: 0 },
});
