/** Rights of operators. All but `moderate` are about releases. */
export const OPERATOR_RIGHTS = [
  'read',
  'publish',
  'canary',
  'activate',
  'rollback',
  'kill',
  /** Reports, blocked words and members. Applies to the whole site only. */
  'moderate',
] as const;
export type OperatorRight = (typeof OPERATOR_RIGHTS)[number];

/** As an area: the shell and every area. As a right: every right. */
export const EVERY = '*';

export interface Grant {
  area: string;
  right: OperatorRight | typeof EVERY;
}

export const FULL_GRANTS: readonly Grant[] = [{ area: EVERY, right: EVERY }];

/**
 * Returns whether the grants include the right in the area. Every right in an area includes `read` there.
 *
 * @param area `*` for what concerns the whole site, which needs a grant for every area
 */
export const hasRight = (grants: readonly Grant[], area: string, right: Grant['right']): boolean =>
  grants.some(
    (grant) =>
      (grant.area === EVERY || grant.area === area) &&
      (grant.right === EVERY || grant.right === right || (right === 'read' && grant.right !== 'moderate')),
  );
