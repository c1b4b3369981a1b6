import type { NotificationTarget, OnCallResponse, ScheduleRequest } from '@danqing/contracts/releases';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { ReleaseError } from '../release/release-error.ts';
import { onCallFor } from './schedule/on-call.ts';
import { selectLiveAreas, selectTarget, selectUsableTargets, updateSchedule } from './target.queries.ts';

/**
 * Changes the given parts of a target's schedule.
 *
 * @throws {ReleaseError} INPUT_INVALID when there is no such target, or it has a schedule elsewhere
 */
export async function scheduleTarget(
  { database, environment }: ReleasePlane,
  id: number,
  { quiet, rota, on_call_until }: ScheduleRequest,
): Promise<NotificationTarget> {
  const known = await selectTarget(database, environment, id);
  if (known?.kind === 'pagerduty')
    throw new ReleaseError('INPUT_INVALID', 'id: PagerDuty has schedules of its own');
  const changed =
    known &&
    (await updateSchedule(database, environment, {
      id,
      quiet: quiet === undefined ? known.quiet : quiet,
      rota: rota === undefined ? known.rota : rota,
      on_call_until: on_call_until === undefined ? known.on_call_until : on_call_until,
    }));
  if (!changed) throw new ReleaseError('INPUT_INVALID', `id: there is no target ${id} in use`);
  return changed;
}

/**
 * Returns who is on call now, by areas with the same people. Areas without a rota, and those that the caller may
 * not read, are left out.
 */
export async function listOnCall(
  { database, environment }: ReleasePlane,
  now: Date,
  canRead: (area: string) => boolean = () => true,
): Promise<OnCallResponse['on_call']> {
  const targets = await selectUsableTargets(database, environment);
  const groups = new Map<string, OnCallResponse['on_call'][number]>();
  for (const area of await selectLiveAreas(database, environment)) {
    if (!canRead(area)) continue;
    const found = onCallFor(targets, area, now);
    if (!found) continue;
    const members = found.members.map(({ id, name }) => ({ id, name }));
    const key = JSON.stringify([members, found.until]);
    const group = groups.get(key) ?? { areas: [], targets: members, until: found.until.toISOString() };
    group.areas.push(area);
    groups.set(key, group);
  }
  return [...groups.values()];
}
