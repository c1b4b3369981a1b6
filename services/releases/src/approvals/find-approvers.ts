import type { ApprovalKind, GateCheck, MoveAction, ReleaseDescriptor } from '@danqing/contracts/releases';
import { selectApprovalsOf, type ApprovalScope } from '../database/approval.queries.ts';
import type { Queryable } from '../database/queryable.ts';
import { neededApproval } from './needed-approval.ts';
import { isSamePerson } from './same-person.ts';

/** Rolls back the transaction of a move. The request for the approval is then stored in another one. */
export class ApprovalMissing extends Error {
  readonly scopes: readonly ApprovalScope[];

  constructor(scopes: readonly ApprovalScope[]) {
    super('a move needs an approval');
    this.scopes = scopes;
  }
}

interface ExaminedMoves {
  environment: string;
  actor: string;
  /** Kinds of moves that need a second operator. */
  kinds: readonly ApprovalKind[];
  moves: readonly {
    area: string;
    next: { action: MoveAction; to: string };
    target: { descriptor: ReleaseDescriptor };
    stable: ReleaseDescriptor | null;
    /** Checks that the move overrides. */
    overridden: readonly GateCheck[];
  }[];
}

/** Returns the approver of each area whose move needs one, and the scopes that no other operator has approved. */
export async function findApprovers(
  transaction: Queryable,
  { environment, actor, kinds, moves }: ExaminedMoves,
): Promise<{ approvers: Map<string, string>; unapproved: ApprovalScope[] }> {
  const approvers = new Map<string, string>();
  const unapproved: ApprovalScope[] = [];
  for (const { area, next, target, stable, overridden } of moves) {
    const { action, to: release } = next;
    const needed = neededApproval(kinds, { area, action, target: target.descriptor, stable, overridden });
    if (needed.length === 0) continue;
    const scope = { area, release, kinds: needed, checks: overridden.map(({ check }) => check) };
    const approvals = await selectApprovalsOf(transaction, environment, scope);
    const names = approvals.flatMap(({ approved_by: name }) => name ?? []);
    const approver = names.find((name) => !isSamePerson(name, actor));
    if (approver === undefined) unapproved.push(scope);
    else approvers.set(area, approver);
  }
  return { approvers, unapproved };
}
