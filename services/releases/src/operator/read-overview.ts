import type {
  CanaryAlert,
  OperatorArea,
  OperatorOverview,
  OperatorRelease,
} from '@danqing/contracts/releases';
import { selectNewestEvents, selectNewestSequence } from '../database/event.queries.ts';
import { countMounts } from '../database/mount-worker.queries.ts';
import { selectApprovals } from '../database/approval.queries.ts';
import { selectFreezes } from '../database/freeze.queries.ts';
import { selectOperatorPointers } from '../database/pointer.queries.ts';
import { readAreaState } from '../moves/area-state.ts';
import { getReleaseOrThrow } from '../moves/find-release.ts';
import { areaSchema, parseInput } from '../plane/operator-input.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { readActiveRollouts } from '../rollouts/read-rollouts.ts';
import { selectAlerts } from '../telemetry/canary-alerts.queries.ts';
import type { LoadHealth } from '../telemetry/load-health.ts';
import { selectNewestSummaries, selectSummary, type SummaryRow } from './release-summary.queries.ts';

const RELEASES_SHOWN = 20;

export async function readOverview(
  { database, environment }: ReleasePlane,
  health: LoadHealth | null,
): Promise<OperatorOverview> {
  // One snapshot for all queries, so that no area shows a move newer than `sequence`.
  const { sequence, areas, mounts, freezes, approvals } = await database.transaction(
    'REPEATABLE READ',
    async (transaction) => {
      const sequence = await selectNewestSequence(transaction, environment);
      const pointers = new Map(
        (await selectOperatorPointers(transaction, environment)).map((row) => [row.area, row]),
      );
      const lastMoves = await selectNewestEvents(transaction, environment);
      const running = lastMoves.flatMap(runningReleases);
      const summaries = new Map<string, SummaryRow[]>(lastMoves.map(({ area }) => [area, []]));
      for (const row of await selectNewestSummaries(transaction, RELEASES_SHOWN, running))
        summaries.get(row.area)?.push(row);
      const alerts = await selectAlerts(transaction, environment);
      const rollouts = await readActiveRollouts(transaction, environment);
      return {
        sequence,
        mounts: await countMounts(transaction, environment),
        freezes: await selectFreezes(transaction, environment),
        approvals: await selectApprovals(transaction, environment),
        areas: lastMoves.map((lastMove): Omit<OperatorArea, 'health'> => {
          const { area, pointer } = lastMove;
          const rows = summaries.get(area) ?? [];
          const { run, quarantined, rollbackTarget, weightBeforePause } = pointers.get(area)!;
          const alert = alerts.find((known) => known.area === area && known.run === run);
          return {
            area,
            name: rows.find(({ release }) => release === pointer.stable)?.name ?? {
              zh: area,
              en: area,
              ja: area,
            },
            pointer,
            lastMove,
            releases: rows.map((row) => toSummary(row, new Set(quarantined))),
            alert: alert ? toAlert(alert) : null,
            rollout: rollouts.find((rollout) => rollout.area === area) ?? null,
            weightBeforePause,
            rollbackTarget,
          };
        }),
      };
    },
  );
  const running = areas.flatMap(runningReleases);
  const counted = new Map(
    ((await health?.read(running)) ?? []).map((row) => [`${row.area}/${row.release}`, row]),
  );
  return {
    environment,
    sequence,
    mounts,
    freezes,
    approvals,
    areas: areas.map((area) => ({
      ...area,
      health: runningReleases(area).map(({ release }) => {
        const found = counted.get(`${area.area}/${release}`);
        return { release, minutes: found?.minutes ?? [], outcomes: found?.outcomes ?? {} };
      }),
    })),
  };
}

export async function readRelease(
  plane: ReleasePlane,
  request: { area: string; release: string },
): Promise<OperatorRelease> {
  const { database, environment } = plane;
  const area = parseInput('area', areaSchema, request.area);
  const { id, descriptor } = await getReleaseOrThrow(plane, area, request.release);
  const { quarantined } = await readAreaState(database, environment, area);
  return { summary: toSummary(await selectSummary(database, area, id), quarantined), descriptor };
}

const runningReleases = ({ area, pointer }: Pick<OperatorArea, 'area' | 'pointer'>) =>
  [pointer.stable, pointer.canary?.release].flatMap((release) =>
    release === undefined ? [] : [{ area, release }],
  );

const toAlert = ({ release, cause, at, evidence, checks }: CanaryAlert): CanaryAlert => ({
  release,
  cause,
  at,
  evidence,
  checks,
});

function toSummary(row: SummaryRow, quarantined: ReadonlySet<string>) {
  const { area: _area, name: _name, ...summary } = row;
  return { ...summary, quarantined: quarantined.has(row.release) };
}
