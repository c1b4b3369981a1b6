/**
 * Above these a page counts as poor. Milliseconds; cls in thousandths. `long` is the time by which long tasks
 * exceeded 50 ms.
 *
 * @see https://web.dev/articles/vitals for lcp, inp and cls
 */
export const POOR = { lcp: 2_500, inp: 200, cls: 100, long: 1_000 } as const;
