import type {
  CanaryAlert,
  OperatorArea,
  OperatorOverview,
  OperatorRelease,
} from '@danqing/contracts/releases';
import { selectMoves, selectNewestEvents } from '../database/event.queries.ts';
import { selectAllPruned } from '../database/pruned.queries.ts';
import { foldByArea, foldMoves, rollbackTarget } from '../moves/area-history.ts';
import { getReleaseOrThrow } from '../moves/find-release.ts';
import { areaSchema, parseInput } from '../plane/operator-input.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { selectAlerts } from '../telemetry/canary-alerts.queries.ts';
import { findCanaryRun } from '../telemetry/canary-run.ts';
import type { LoadHealth } from '../telemetry/load-health.ts';
import { selectNewestSummaries, selectSummary, type SummaryRow } from './release-summary.queries.ts';

const RELEASES_SHOWN = 20;

export async function readOverview(
  { database, environment }: ReleasePlane,
  health: LoadHealth | null,
): Promise<OperatorOverview> {
  // One snapshot for all queries, so that no area shows a move newer than `sequence`.
  const { sequence, areas } = await database.transaction('REPEATABLE READ', async (transaction) => {
    const moves = await selectMoves(transaction, environment);
    const lastMoves = await selectNewestEvents(transaction, environment);
    const running = lastMoves.flatMap(runningReleases);
    const summaries = await selectNewestSummaries(transaction, RELEASES_SHOWN, running);
    const alerts = await selectAlerts(transaction, environment);
    const pruned = await selectAllPruned(transaction);
    const histories = foldByArea(moves);
    return {
      sequence: moves.at(-1)?.sequence ?? 0,
      areas: lastMoves.map((lastMove): Omit<OperatorArea, 'health'> => {
        const { area, pointer } = lastMove;
        const rows = summaries.filter((row) => row.area === area);
        const run = findCanaryRun(moves.filter((move) => move.area === area));
        const alert = alerts.find(
          (known) => known.area === area && Date.parse(known.run) === run?.since.getTime(),
        );
        const { quarantined, stablePath } = histories.get(area)!;
        const unavailable = {
          has: (release: string) =>
            quarantined.has(release) || pruned.some((gone) => gone.area === area && gone.release === release),
        };
        return {
          area,
          name: rows.find(({ release }) => release === pointer.stable)?.name ?? {
            zh: area,
            en: area,
            ja: area,
          },
          pointer,
          lastMove,
          releases: rows.map((row) => toSummary(row, quarantined)),
          alert: alert ? toAlert(alert) : null,
          rollbackTarget: rollbackTarget(stablePath, unavailable),
        };
      }),
    };
  });
  const running = areas.flatMap(runningReleases);
  const counted = (await health?.read(running)) ?? [];
  return {
    environment,
    sequence,
    areas: areas.map((area) => ({
      ...area,
      health: runningReleases(area).map(({ release }) => {
        const found = counted.find((row) => row.area === area.area && row.release === release);
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
  const { quarantined } = foldMoves(await selectMoves(database, environment, area));
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
