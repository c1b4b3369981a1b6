import { parsePlan, type ReleaseEvent, type RolloutStep } from '@danqing/contracts/releases';
import { onTestFinished } from 'vitest';
import { selectRollouts, type RolloutRow } from '../database/rollout.queries.ts';
import { openReleasePlane, type ReleasePlane } from '../plane/release-plane.ts';
import { RolloutWatch } from '../rollouts/rollout-watch.ts';
import { startRollout } from '../rollouts/start-rollout.ts';
import { getHistory } from '../status/release-status.ts';
import { openTestPlane, publish, ship, smokePasses, type TestPlane } from './open-plane.ts';
import { TestGateway } from './open-telemetry.ts';
import { build } from './open-watched.ts';

export const MINUTE_MS = 60_000;
export const AREA = 'gallery';
export const by = { area: AREA, actor: 'operator anna', reason: 'new frames' };

export function planOf(text: string): RolloutStep[] {
  const plan = parsePlan(text);
  if ('problem' in plan) throw new Error(plan.problem);
  return plan.steps;
}

export interface Rolled {
  plane: TestPlane;
  /** Two gateways on one database. */
  planes: ReleasePlane[];
  gateway: TestGateway;
  stable: { area: string; release: string };
  canary: { area: string; release: string };
  reports: string[];
  /** Moves the clock of both gateways ahead, and has both examine the rollouts at once. */
  pass: (minutes: number) => Promise<void>;
  /** Reports loads of the canary and of the stable release, in the minute after now. */
  visit: (canary: { loads: number; failures?: number }) => Promise<void>;
  rollout: () => Promise<RolloutRow>;
  events: () => Promise<ReleaseEvent[]>;
}

/** Opens a site whose area `gallery` has a release to roll out. */
export async function openSiteToRoll(): Promise<Rolled> {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  for (const area of ['palettes', 'agent']) await ship(plane, build(area, 1));
  const stable = { area: AREA, release: await ship(plane, build(AREA, 1)) };
  const canary = { area: AREA, release: await publish(plane, build(AREA, 2)) };
  const second = await openReleasePlane({ ...plane, smoke: smokePasses });
  onTestFinished(() => second.database.destroy());
  const gateway = new TestGateway(plane);
  const reports: string[] = [];
  const planes = [plane, second];
  const rollout = async () => (await selectRollouts(plane.database, plane.environment, 1))[0]!;
  // Begins with the first step, however long the test takes.
  let origin: number | null = null;
  const watches = planes.map(
    (each) =>
      new RolloutWatch({
        plane: each,
        report: (line) => void reports.push(line),
        now: () => new Date((origin ?? 0) + gateway.ahead),
      }),
  );
  const { length: before } = await getHistory(plane, { area: AREA, limit: 100 });
  return {
    plane,
    planes,
    gateway,
    stable,
    canary,
    reports,
    pass: async (minutes) => {
      gateway.ahead += minutes * MINUTE_MS;
      // The row has microseconds.
      origin ??= Date.parse((await rollout()).step_since) + 1;
      await Promise.all(watches.map((watch) => watch.check()));
    },
    visit: async ({ loads, failures = 0 }) => {
      await gateway.named.refresh();
      gateway.ahead += MINUTE_MS;
      gateway.visit(stable, 400, 1);
      gateway.visit(canary, loads, failures);
      await gateway.counter.flush();
      await gateway.reporters.flush();
    },
    rollout,
    events: async () => (await getHistory(plane, { area: AREA, limit: 100 })).toReversed().slice(before),
  };
}

/** Opens a site with a rollout that has started. */
export async function openRolled(
  plan = '10%@10m,50%@20m,100%',
  { force = false, before }: { force?: boolean; before?: (plane: ReleasePlane) => Promise<unknown> } = {},
): Promise<Rolled> {
  const site = await openSiteToRoll();
  await before?.(site.plane);
  await startRollout(site.plane, { ...by, release: site.canary.release, steps: planOf(plan), force });
  return site;
}
