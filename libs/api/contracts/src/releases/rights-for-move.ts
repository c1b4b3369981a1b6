import type { Grant, OperatorRight } from '../operators/rights.ts';
import type { MoveAction } from './moves.ts';
import type { SHELL_AREA } from './releases.ts';
import type { RolloutChange } from './rollouts.ts';

const SHELL: typeof SHELL_AREA = 'shell';

const RIGHT_FOR_ACTION = {
  activate: 'activate',
  promote: 'activate',
  canary: 'canary',
  pause: 'canary',
  rollback: 'rollback',
  quarantine: 'rollback',
  unquarantine: 'rollback',
  kill: 'kill',
  revive: 'kill',
  retire: 'kill',
} as const satisfies Record<MoveAction, OperatorRight>;

/** Returns the rights that a move needs. Every move of the shell, and every forced move, needs `activate` there. */
export const rightsForMove = (area: string, action: MoveAction, force = false): Grant[] =>
  area === SHELL
    ? [{ area: SHELL, right: 'activate' }]
    : [
        { area, right: RIGHT_FOR_ACTION[action] },
        ...(force ? [{ area: SHELL, right: 'activate' } as const] : []),
      ];

/** Returns the rights that a change of a rollout needs. Its last step promotes, so advancing it needs `activate`. */
export const rightsForRollout = (area: string, change: 'start' | RolloutChange, force = false): Grant[] => [
  ...rightsForMove(area, 'canary', force),
  ...(change === 'pause' || change === 'cancel' ? [] : rightsForMove(area, 'activate')),
];
