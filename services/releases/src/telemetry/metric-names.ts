import type { HealthMetric } from '@danqing/contracts/releases';

/** Names for operators, in the log and at the command line. */
export const METRIC_NAMES: Record<HealthMetric, string> = {
  loads: 'failed loads',
  silent: 'without a report',
  errors: 'errors',
  lcp: 'largest paint',
  inp: 'interaction',
  cls: 'layout shift',
  long: 'long tasks',
};
