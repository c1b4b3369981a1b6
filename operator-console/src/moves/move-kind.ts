import type { MoveAction, MoveRequest, OperatorArea } from '@danqing/contracts/releases';

export type MoveKind =
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

export type RequestedMove = MoveRequest extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'reason' | 'force' | 'seen'>
    : never
  : never;

/** The shell cannot be killed, because it shows the notice for killed areas. */
const SHELL = 'shell';

export const canRollBack = ({ pointer, rollbackTarget }: OperatorArea): boolean =>
  !pointer.retired && (pointer.canary !== null || rollbackTarget !== null);

export function furtherMoves({ area, pointer, releases }: OperatorArea): MoveKind[] {
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
export const actionsOf = (kind: MoveKind): readonly [MoveAction, ...MoveAction[]] => {
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
