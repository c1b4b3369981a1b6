/** Pauses and rolls back canaries on evidence. */
export const TELEMETRY_ACTOR = 'telemetry';
/** Advances rollouts by their plans. */
export const ROLLOUT_ACTOR = 'rollout';

/**
 * Actors that move pointers without a person. Operators are notified of each of their moves, and cannot use their
 * names.
 */
export const AUTOMATIC_ACTORS: readonly string[] = [TELEMETRY_ACTOR, ROLLOUT_ACTOR];
