/** Pauses and rolls back canaries on evidence. */
export const TELEMETRY_ACTOR = 'telemetry';

/** Actors that move pointers without a person. Operators are notified of each of their moves. */
export const AUTOMATIC_ACTORS: readonly string[] = [TELEMETRY_ACTOR];
