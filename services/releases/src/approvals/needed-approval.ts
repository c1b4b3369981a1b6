import {
  SHELL_AREA,
  type ApprovalKind,
  type GateCheck,
  type MoveAction,
  type ReleaseDescriptor,
} from '@danqing/contracts/releases';

/** Moves that give a release to more visitors. The others end trouble, which must not wait for anybody. */
const APPROVED = new Set<MoveAction>(['activate', 'canary', 'promote']);

export interface ExaminedMove {
  area: string;
  action: MoveAction;
  target: ReleaseDescriptor;
  /** Null for an area without a release. */
  stable: ReleaseDescriptor | null;
  /** Checks that the move overrides. */
  overridden: readonly GateCheck[];
}

/** Returns why a move needs a second operator, among the kinds that an environment asks for. */
export function neededApproval(
  fourEyes: readonly ApprovalKind[],
  { area, action, target, stable, overridden }: ExaminedMove,
): ApprovalKind[] {
  if (!APPROVED.has(action)) return [];
  const applies: Record<ApprovalKind, boolean> = {
    shell: area === SHELL_AREA,
    contract: stable !== null && stable.manifest.contract !== target.manifest.contract,
    force: overridden.length > 0,
  };
  return fourEyes.filter((kind) => applies[kind]);
}
