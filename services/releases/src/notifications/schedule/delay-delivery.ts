import type { Notification, QuietHours } from '@danqing/contracts/releases';
import { onCallFor, type RotaMember } from './on-call.ts';
import { endOfQuietHours } from './quiet-hours.ts';

/** They wake whoever is on call. */
const URGENT: readonly Notification['kind'][] = ['rollback', 'alert'];

export interface ScheduledTarget extends RotaMember {
  quiet: QuietHours | null;
}

/**
 * Returns the time until which a notification waits for a target's quiet hours, or null to deliver it at once.
 * Urgent ones are delivered at once to those on call, and to everyone in an area without a rota.
 */
export function delayDelivery(
  target: ScheduledTarget,
  { kind, area }: Pick<Notification, 'kind' | 'area'>,
  targets: readonly ScheduledTarget[],
  now: Date,
): Date | null {
  const end = target.quiet && endOfQuietHours(target.quiet, now);
  if (!end || !URGENT.includes(kind)) return end;
  const onCall = onCallFor(targets, area, now);
  const isOnCall = onCall === null || onCall.members.some(({ id }) => id === target.id);
  return isOnCall ? null : end;
}
