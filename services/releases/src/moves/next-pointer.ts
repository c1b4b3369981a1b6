import { SHELL_AREA, type AreaPointer, type MoveAction } from '@danqing/contracts/releases';
import { ReleaseError } from '../release/release-error.ts';
import type { AreaState } from './area-state.ts';

export type RequestedMove =
  /** `killed` sets whether a notice replaces the area. If omitted, the killed state stays unchanged. */
  | { action: 'activate'; release: string; killed?: boolean }
  /** `again` makes the move even if the canary has this weight. */
  | { action: 'canary'; release: string; weight: number; again?: boolean }
  /** `release` must be the running canary. If omitted, any canary is paused. */
  | { action: 'pause'; release?: string }
  | { action: 'promote' }
  | { action: 'rollback'; release: string | null }
  | { action: 'kill' }
  | { action: 'revive' }
  | { action: 'retire' }
  /** `mustBeCanary` requires the release to be the running canary. */
  | { action: 'quarantine'; release: string; mustBeCanary?: boolean }
  | { action: 'unquarantine'; release: string };

/**
 * Gate checks required before a move. `full` runs all checks. `known` omits the smoke mount, for a release
 * that visitors have or had. `none` is for moves that expose no release to more visitors.
 */
export type Guard = 'full' | 'known' | 'none';

export interface NextPointer {
  action: MoveAction;
  to: string;
  pointer: AreaPointer;
  guard: Guard;
}

/**
 * Returns the pointer after a move, or null when the pointer is already as requested. Contains the rules of
 * all moves.
 *
 * @throws {ReleaseError} with a message for operators when the move does not apply to the current pointer
 */
export function nextPointer(area: string, wish: RequestedMove, state: AreaState): NextPointer | null {
  const { pointer } = state;
  if (wish.action === 'activate') {
    const isStable = wish.release === pointer?.stable;
    if (isStable && !pointer.canary && !pointer.retired) return null;
    return {
      action: 'activate',
      to: wish.release,
      pointer: { stable: wish.release, canary: null, killed: wish.killed ?? pointer?.killed ?? false },
      // Other areas may have taken its routes while it was retired.
      guard: isStable && !pointer.retired ? 'none' : 'full',
    };
  }
  if (!pointer)
    throw new ReleaseError('AREA_NOT_ACTIVE', `No release of ${area} is active yet. Activate one first.`);
  const { stable, canary, retired } = pointer;
  if (retired && wish.action === 'retire') return null;
  if (retired && wish.action !== 'quarantine' && wish.action !== 'unquarantine')
    throw new ReleaseError(
      'AREA_RETIRED',
      `${area} is retired. Activate a release of it to bring it back, ${stable} or another one.`,
    );
  switch (wish.action) {
    case 'canary': {
      const { release, weight } = wish;
      if (release === stable)
        throw new ReleaseError(
          'CANARY_IS_STABLE',
          `Release ${release} of ${area} is what everybody gets. A canary must be another one.`,
        );
      if (canary?.release === release && canary.weight === weight && !wish.again) return null;
      return {
        action: 'canary',
        to: release,
        pointer: { ...pointer, canary: { release, weight } },
        guard: canary?.release === release ? 'known' : 'full',
      };
    }
    case 'pause':
      if (!canary) throw new ReleaseError('NO_CANARY', `${area} has no canary to pause.`);
      if (wish.release !== undefined && wish.release !== canary.release) throw notCanary(area, wish.release);
      return canary.weight === 0
        ? null
        : {
            action: 'pause',
            to: canary.release,
            pointer: { ...pointer, canary: { ...canary, weight: 0 } },
            guard: 'none',
          };
    case 'promote':
      if (!canary) throw new ReleaseError('NO_CANARY', `${area} has no canary to promote.`);
      return {
        action: 'promote',
        to: canary.release,
        pointer: { ...pointer, stable: canary.release, canary: null },
        guard: 'known',
      };
    case 'rollback':
      return rollback(area, wish.release, state, pointer);
    case 'kill':
      if (area === SHELL_AREA)
        throw new ReleaseError(
          'SHELL_NOT_KILLABLE',
          'The shell cannot be killed: it is what shows the notice in place of an area. Roll it back.',
        );
      return pointer.killed
        ? null
        : { action: 'kill', to: stable, pointer: { ...pointer, killed: true }, guard: 'none' };
    case 'revive':
      return pointer.killed
        ? { action: 'revive', to: stable, pointer: { ...pointer, killed: false }, guard: 'none' }
        : null;
    case 'retire':
      if (area === SHELL_AREA)
        throw new ReleaseError(
          'SHELL_NOT_RETIRABLE',
          'The shell cannot be retired: it is the site. Roll it back.',
        );
      return {
        action: 'retire',
        to: stable,
        pointer: { stable, canary: null, killed: false, retired: true },
        guard: 'none',
      };
    case 'quarantine': {
      const { release } = wish;
      if (wish.mustBeCanary && canary?.release !== release) throw notCanary(area, release);
      if (release === stable && !retired)
        throw new ReleaseError(
          'RELEASE_IS_STABLE',
          `Release ${release} of ${area} is what everybody gets. Roll back first, then put it into quarantine.`,
        );
      const running = canary?.release === release;
      if (!running && state.quarantined.has(release)) return null;
      return {
        action: 'quarantine',
        to: release,
        pointer: running ? { ...pointer, canary: null } : pointer,
        guard: 'none',
      };
    }
    case 'unquarantine':
      return state.quarantined.has(wish.release)
        ? { action: 'unquarantine', to: wish.release, pointer, guard: 'none' }
        : null;
  }
}

const notCanary = (area: string, release: string) =>
  new ReleaseError(
    'POINTER_MOVED',
    `Release ${release} is not the canary of ${area} any more. Nothing was changed.`,
  );

function rollback(
  area: string,
  wished: string | null,
  state: AreaState,
  pointer: AreaPointer,
): NextPointer | null {
  const { stable, canary } = pointer;
  if (wished !== null && !state.everStable.has(wished))
    throw new ReleaseError(
      'RELEASE_NEVER_STABLE',
      `Release ${wished} of ${area} was never what everybody got. Use activate.`,
    );
  if (wished === stable && !canary) return null;
  if (canary && (wished === null || wished === stable)) {
    return { action: 'rollback', to: canary.release, pointer: { ...pointer, canary: null }, guard: 'none' };
  }
  const target = wished ?? state.rollbackTarget;
  if (!target)
    throw new ReleaseError(
      'NO_EARLIER_RELEASE',
      `No release of ${area} that could be returned to was active before the current one.`,
    );
  return {
    action: 'rollback',
    to: target,
    pointer: { ...pointer, stable: target, canary: null },
    guard: 'known',
  };
}
