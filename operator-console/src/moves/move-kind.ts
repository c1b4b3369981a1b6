import type { Grant } from '@danqing/contracts/operators';
import {
  rightsForMove,
  rightsForRollout,
  type MoveAction,
  type MoveRequest,
  type OperatorArea,
  type RolloutChange,
} from '@danqing/contracts/releases';

/** Dialogs of moves that every area can have. */
export type PointerMoveKind =
  | 'rollback'
  | 'release'
  | 'weight'
  | 'pause'
  | 'resume'
  | 'promote'
  | 'kill'
  | 'revive'
  | 'retire'
  | 'quarantine'
  | 'unquarantine';

export type MoveKind = PointerMoveKind | `${RolloutChange}Rollout`;

type PointerMove = MoveRequest extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'reason' | 'force' | 'seen'>
    : never
  : never;

export type RequestedMove =
  | PointerMove
  | { action: 'startRollout'; release: string; plan: string }
  | { action: 'changeRollout'; rollout: number; change: RolloutChange };

/** Returns the rights that a move needs. */
export function rightsFor(area: string, move: RequestedMove, force: boolean): Grant[] {
  if (move.action === 'startRollout') return rightsForRollout(area, 'start', force);
  if (move.action === 'changeRollout') return rightsForRollout(area, move.change);
  return rightsForMove(area, move.action, force);
}

/** Returns whether a move ends the area's rollout. */
export function endsRollout({ rollout }: OperatorArea, move: RequestedMove): boolean {
  if (!rollout) return false;
  switch (move.action) {
    case 'canary':
      return move.release !== rollout.release || move.weight !== rollout.steps[rollout.step]?.weight;
    case 'quarantine':
      return move.release === rollout.release;
    case 'activate':
    case 'promote':
    case 'rollback':
    case 'kill':
    case 'retire':
      return true;
    case 'pause':
    case 'revive':
    case 'unquarantine':
    case 'startRollout':
    case 'changeRollout':
      return false;
  }
}

/** The shell cannot be killed, because it shows the notice for killed areas. */
const SHELL = 'shell';

export const canRollBack = ({ pointer, rollbackTarget }: OperatorArea): boolean =>
  !pointer.retired && (pointer.canary !== null || rollbackTarget !== null);

export function furtherMoves({ area, pointer, releases }: OperatorArea): PointerMoveKind[] {
  return [
    ...(pointer.canary
      ? ([pointer.canary.weight === 0 ? 'resume' : 'pause', 'promote', 'weight'] as const)
      : []),
    ...(releases.some(
      ({ release, quarantined }) => (release !== pointer.stable || pointer.retired) && !quarantined,
    )
      ? (['quarantine'] as const)
      : []),
    ...(releases.some(({ quarantined }) => quarantined) ? (['unquarantine'] as const) : []),
    ...(area === SHELL || pointer.retired ? [] : ([pointer.killed ? 'revive' : 'kill', 'retire'] as const)),
  ];
}

/** Returns the moves that a dialog can make. An operator who may make one of them may open it. */
export const actionsOf = (kind: PointerMoveKind): readonly [MoveAction, ...MoveAction[]] => {
  switch (kind) {
    case 'release':
      return ['canary', 'activate'];
    case 'weight':
    case 'resume':
      return ['canary'];
    default:
      return [kind];
  }
};
