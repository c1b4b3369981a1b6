/**
 * What the health of an area is measured by. `loads`: the area did not load. `silent`: a page was served and reported
 * nothing. `errors`: a script of the release failed after the mount. The others: see the beacon.
 *
 * Apart from the schemas, because the console uses the list: without zod, whose test for `eval` violates its policy.
 */
export const HEALTH_METRICS = ['loads', 'silent', 'errors', 'lcp', 'inp', 'cls', 'long'] as const;
