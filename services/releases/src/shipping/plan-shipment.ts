import type { ReleaseEvent } from '@danqing/contracts/releases';
import { commandOf } from '@danqing/nest-kit/command-line';
import { getReleaseOrThrow } from '../moves/find-release.ts';
import type { AreaIntent } from '../moves/move-pointer.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { isStored } from '../publishing/verify-release.ts';
import { getHistory, getStatus, type AreaStatus } from '../status/release-status.ts';

/**
 * The reason of every move made at startup. All versions use it to distinguish startup moves from operators'
 * moves, so it must not change.
 */
export const START_REASON = 'npm start';
/** Maximum events read per area; operators make fewer moves between two startups. */
const MAX_MOVES_READ = 50;

export interface ShippedArea {
  area: string;
  release: string;
  outcome: string;
}

export interface Published {
  area: string;
  release: string;
}

export interface ShipmentPlan {
  intents: AreaIntent[];
  areas: ShippedArea[];
  /** Areas in which an operator's decision keeps a release other than this version's. */
  retained: Map<string, OperatorDecision>;
}

export interface OperatorDecision {
  built: string | null;
  why: string;
}

export async function planShipment(
  plane: ReleasePlane,
  published: readonly Published[],
): Promise<ShipmentPlan> {
  const { areas: all } = await getStatus(plane);
  const plan: ShipmentPlan = { intents: [], areas: [], retained: new Map() };
  for (const { area, release } of published) {
    const status = all.find((row) => row.area === area);
    await planBuild(plane, { area, release }, status, plan);
  }
  const built = new Set(published.map(({ area }) => area));
  for (const { area, pointer, lastMove } of all) {
    if (built.has(area) || !pointer || pointer.retired) continue;
    const moves = await getHistory(plane, { area, limit: MAX_MOVES_READ });
    const shipped = lastShipment(moves);
    if (shipped?.action === 'activate' && shipped.reason === START_REASON) {
      plan.intents.push({ area, requestedMove: { action: 'retire' }, seen: lastMove?.sequence });
      plan.areas.push({ area, release: pointer.stable, outcome: 'is not part of this version, retired' });
    } else plan.retained.set(area, { built: null, why: describeDecision(shipped) });
  }
  return plan;
}

async function planBuild(
  plane: ReleasePlane,
  { area, release }: Published,
  status: AreaStatus | undefined,
  { intents, areas, retained }: ShipmentPlan,
): Promise<void> {
  const { pointer } = status ?? { pointer: null };
  const moves = await getHistory(plane, { area, limit: MAX_MOVES_READ });
  const retirement = pointer?.retired ? moves.findIndex(({ action }) => action === 'retire') : -1;
  if (pointer?.retired && moves[retirement]?.reason !== START_REASON) {
    const command = `${commandOf('release')} activate ${area} ${release}`;
    areas.push({ area, release, outcome: `is retired: ${command} brings it back` });
    return;
  }
  const decided = status && decidedByOperator(status, moves, release);
  const stays = pointer && decided && (await isStored(plane, area, pointer.stable));
  const target = stays ? pointer.stable : release;
  const because = stays ? `: ${release}, which is built here, ${decided}` : '';
  if (stays) retained.set(area, { built: release, why: `as ${release} ${decided}` });
  // Activating the stable release again would end a running canary.
  if (pointer?.stable === target && !pointer.retired) {
    areas.push({ area, release: target, outcome: `active${because}` });
    return;
  }
  intents.push({
    area,
    release: await getReleaseOrThrow(plane, area, target),
    requestedMove: {
      action: 'activate',
      release: target,
      // Restores the killed state that the area had before another version retired it.
      ...(pointer?.retired && { killed: moves[retirement + 1]?.pointer.killed ?? false }),
    },
    seen: status?.lastMove?.sequence ?? 0,
  });
  areas.push({ area, release: target, outcome: `${stays ? '' : 'published and '}active${because}` });
}

/** Returns the newest move that changed what visitors get. `moves` is newest first. */
const lastShipment = (moves: readonly ReleaseEvent[]): ReleaseEvent | undefined =>
  moves.find(({ action }) => ['activate', 'canary', 'promote', 'rollback'].includes(action));

/**
 * Returns why an operator's decision keeps the built release from activation, or null when there is none.
 * `moves` is newest first.
 */
function decidedByOperator(
  { pointer, quarantined }: AreaStatus,
  moves: readonly ReleaseEvent[],
  release: string,
): string | null {
  if (!pointer) return null;
  if (pointer.canary?.release === release) return `is a canary at ${pointer.canary.weight} %`;
  if (quarantined.includes(release)) return 'is in quarantine';
  const last = lastShipment(moves);
  if (last?.action === 'rollback') return [last.from, last.to].includes(release) ? 'was rolled back' : null;
  return last?.from === release && last.reason !== START_REASON ? 'was replaced by hand' : null;
}

const describeDecision = (move: ReleaseEvent | undefined) =>
  move ? `by ${move.action} of ${move.actor}: ${move.reason}` : 'as an operator decided';
