import type {
  Approval,
  CanaryAlert,
  Notification,
  NotificationKind,
  ReleaseEvent,
} from '@danqing/contracts/releases';
import type { Queryable } from '../database/queryable.ts';
import { insertNotification, selectOpenIncident } from './notification.queries.ts';

const KINDS: Partial<Record<ReleaseEvent['action'], NotificationKind>> = {
  quarantine: 'rollback',
  rollback: 'rollback',
  pause: 'pause',
};

/** Notifies operators of a move, if its transaction commits. */
export async function raiseMove(transaction: Queryable, event: ReleaseEvent): Promise<void> {
  const { environment, area, action, to, sequence, actor, reason, evidence } = event;
  await insertNotification(transaction, {
    environment,
    kind: KINDS[action] ?? 'advance',
    area,
    release: to,
    move: sequence,
    actor,
    reason,
    cause: null,
    evidence,
  });
}

/**
 * Notifies operators that one of them has moved an area after a rollback, pause or alert, if the transaction
 * commits. Does nothing for other moves.
 */
export async function raiseResolved(transaction: Queryable, event: ReleaseEvent): Promise<void> {
  const { environment, area, sequence, actor, action, reason } = event;
  const incident = await selectOpenIncident(transaction, environment, area);
  if (!incident) return;
  await insertNotification(transaction, {
    environment,
    kind: 'resolved',
    area,
    release: incident.release,
    move: sequence,
    actor,
    reason: `${action}, ${reason}`,
    cause: null,
    evidence: null,
  });
}

/** Notifies operators of a release that waits for the approval of a second one, if the transaction commits. */
export async function raiseApproval(
  transaction: Queryable,
  environment: string,
  { area, release, requested_by, reason }: Approval,
): Promise<void> {
  await insertNotification(transaction, {
    environment,
    kind: 'approval',
    area,
    release,
    move: null,
    actor: requested_by,
    reason,
    cause: null,
    evidence: null,
  });
}

/** Notifies operators of a canary that needs a look, if the transaction commits. */
export async function raiseAlert(
  transaction: Queryable,
  alert: Pick<Notification, 'environment' | 'actor' | 'reason'> & { area: string } & Pick<
      CanaryAlert,
      'release' | 'cause' | 'evidence'
    >,
): Promise<void> {
  await insertNotification(transaction, { ...alert, kind: 'alert', move: null });
}

/** Notifies operators of a release that needs a look, if the transaction commits. */
export async function raiseDoubt(
  transaction: Queryable,
  doubt: Pick<Notification, 'environment' | 'actor' | 'reason'> & { area: string; release: string },
): Promise<void> {
  await insertNotification(transaction, { ...doubt, kind: 'alert', move: null, cause: null, evidence: null });
}
