import type { Approval, ApprovalKind } from '@danqing/contracts/releases';
import {
  closeApproval,
  lockApproval,
  requestApproval,
  selectApprovals,
  updateApproved,
  type ApprovalScope,
} from '../database/approval.queries.ts';
import { raiseApproval } from '../notifications/raise-notification.ts';
import { actorSchema, parseInput, reasonSchema } from '../plane/operator-input.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { ReleaseError } from '../release/release-error.ts';
import { isSamePerson } from './same-person.ts';

interface Decision {
  id: number;
  actor: string;
}

/**
 * Permits everybody but the approver to move a release for a day.
 *
 * @throws {ReleaseError} APPROVAL_NOT_FOUND when nothing waits under this ID, APPROVAL_OWN when the actor asked
 */
export async function approveRelease(
  plane: ReleasePlane,
  { id, actor: name, reason: text }: Decision & { reason: string },
): Promise<Approval> {
  const { database, environment } = plane;
  const actor = parseInput('actor', actorSchema, name);
  const reason = parseInput('reason', reasonSchema, text);
  return database.transaction(async (transaction) => {
    const approval = await lockApproval(transaction, environment, id);
    if (!approval || approval.approved_by !== null)
      throw notFound(`No request ${id} waits for an approval: it may be approved, declined or expired.`);
    if (isSamePerson(actor, approval.requested_by))
      throw new ReleaseError(
        'APPROVAL_OWN',
        `You asked for ${id} yourself. Another operator must approve it.`,
      );
    return updateApproved(transaction, { id, actor, reason });
  });
}

/**
 * Declines a request, or takes an approval back.
 *
 * @throws {ReleaseError} APPROVAL_NOT_FOUND when there is none with this ID
 */
export async function declineApproval(
  { database, environment }: ReleasePlane,
  { id, actor: name }: Decision,
): Promise<Approval> {
  const actor = parseInput('actor', actorSchema, name);
  return database.transaction(async (transaction) => {
    const approval = await lockApproval(transaction, environment, id);
    if (!approval) throw notFound(`There is no approval ${id}, or it is closed or expired.`);
    await closeApproval(transaction, { id, actor });
    return approval;
  });
}

/**
 * Returns an approval that waits or may be used.
 *
 * @throws {ReleaseError} APPROVAL_NOT_FOUND when there is none with this ID
 */
export async function getApproval({ database, environment }: ReleasePlane, id: number): Promise<Approval> {
  const approvals = await selectApprovals(database, environment);
  const found = approvals.find((approval) => approval.id === id);
  if (!found) throw notFound(`There is no approval ${id}, or it is closed or expired.`);
  return found;
}

const notFound = (message: string) => new ReleaseError('APPROVAL_NOT_FOUND', message);

const WHY: Record<ApprovalKind, string> = {
  shell: 'the shell is on every page',
  contract: 'the contract of the release differs from that of the stable one',
  force: 'the move overrides the gate',
};

/** Asks for approvals, notifies operators of the new ones, and returns the error that refuses the move. */
export async function askForApproval(
  { database, environment }: ReleasePlane,
  scopes: readonly ApprovalScope[],
  by: { actor: string; reason: string },
): Promise<ReleaseError> {
  const asked: Approval[] = [];
  await database.transaction(async (transaction) => {
    for (const scope of scopes) {
      const { approval, isNew } = await requestApproval(transaction, environment, scope, by);
      asked.push(approval);
      if (isNew) await raiseApproval(transaction, environment, approval);
    }
  });
  const ids = asked.map(({ id }) => id).join(', ');
  return new ReleaseError(
    'APPROVAL_NEEDED',
    `Another operator must approve this first: request ${ids}. Nothing was changed; repeat the move after the approval.`,
    asked.map(
      ({ id, area, release, kinds, checks }) =>
        `${id}: ${area} ${release}: ${kinds.map((kind) => WHY[kind]).join('; ')}${checks.length > 0 ? ` (${checks.join(', ')})` : ''}`,
    ),
  );
}
