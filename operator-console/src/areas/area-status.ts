import type { OperatorArea } from '@danqing/contracts/releases';
import { isForced } from '../history/describe-event.ts';
import { isFailing, totalLoads } from '../health/failure-rate.ts';

/** States that operators should know of, the most urgent first. An area without any is normal. */
const STATES = [
  { state: 'killed', tone: 'bad' },
  { state: 'rolledBack', tone: 'bad' },
  { state: 'failing', tone: 'warning' },
  { state: 'paused', tone: 'warning' },
  { state: 'doubted', tone: 'warning' },
  { state: 'rolloutPaused', tone: 'warning' },
  { state: 'forced', tone: 'warning' },
  { state: 'quarantined', tone: 'warning' },
  { state: 'rollout', tone: 'info' },
  { state: 'canary', tone: 'info' },
  { state: 'retired', tone: 'neutral' },
] as const;
export type AreaState = (typeof STATES)[number];

export interface AreaStatus {
  states: readonly AreaState[];
  isTrouble: boolean;
  /** Lower is more urgent. */
  rank: number;
}

export function readStatus(area: OperatorArea): AreaStatus {
  const { pointer, lastMove, alert, health, rollout } = area;
  const applies: Record<AreaState['state'], boolean> = {
    killed: pointer.killed,
    rolledBack: lastMove.evidence !== null && lastMove.action !== 'pause',
    // The alert covers the canary.
    failing: health.some(
      ({ release, minutes }) => release !== alert?.release && isFailing(totalLoads(minutes)),
    ),
    paused: pointer.canary?.weight === 0,
    doubted: alert !== null && pointer.canary?.weight !== 0,
    forced: isForced(lastMove),
    quarantined: lastMove.evidence === null && awaitsFix(area),
    rolloutPaused: rollout?.state === 'paused' && pointer.canary?.weight !== 0 && alert === null,
    rollout: rollout?.state === 'running' && alert === null,
    canary: pointer.canary !== null && pointer.canary.weight > 0 && alert === null && rollout === null,
    retired: pointer.retired === true,
  };
  const states = STATES.filter(({ state }) => applies[state]);
  const [first] = states;
  return {
    states,
    isTrouble: first !== undefined && (first.tone === 'bad' || first.tone === 'warning'),
    rank: first?.state === 'retired' || first === undefined ? STATES.length : STATES.indexOf(first),
  };
}

/** Returns whether a release newer than the stable one is in quarantine, so that the area waits for a better one. */
function awaitsFix({ pointer, releases }: OperatorArea): boolean {
  const stable = releases.find(({ release }) => release === pointer.stable);
  return releases.some(
    ({ quarantined, published_at }) =>
      quarantined && (!stable || Date.parse(published_at) > Date.parse(stable.published_at)),
  );
}
