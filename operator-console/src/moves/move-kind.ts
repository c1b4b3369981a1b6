import type { MoveRequest, OperatorArea } from '@danqing/contracts/releases';

/** The dialogs by which an operator moves a pointer. */
export type MoveKind =
  | 'rollback'
  | 'release'
  | 'weight'
  | 'promote'
  | 'kill'
  | 'revive'
  | 'retire'
  | 'quarantine'
  | 'unquarantine';

/** A move without what every move has. */
export type MoveWish = MoveRequest extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'reason' | 'force' | 'seen'>
    : never
  : never;

/** The shell cannot be killed: it shows the notice in place of a killed area. */
const SHELL = 'shell';

/** The moves that the area's state allows, beside rollback and release. */
export function furtherMoves({ area, pointer, releases }: OperatorArea): MoveKind[] {
  return [
    ...(pointer.canary ? (['promote', 'weight'] as const) : []),
    ...(releases.some(
      ({ release, quarantined }) => (release !== pointer.stable || pointer.retired) && !quarantined,
    )
      ? (['quarantine'] as const)
      : []),
    ...(releases.some(({ quarantined }) => quarantined) ? (['unquarantine'] as const) : []),
    ...(area === SHELL || pointer.retired ? [] : ([pointer.killed ? 'revive' : 'kill', 'retire'] as const)),
  ];
}
