import type { AreaHealth, HealthMetric, ReleaseVitals } from '@danqing/contracts/releases';
import { METRIC_NAMES } from '../telemetry/metric-names.ts';

export function describeHealth({ stable, canary, worse, errors }: AreaHealth): string {
  if (!stable) return 'The area is not active.\n';
  const lines = [
    `stable ${stable.release}${describeMetrics(stable)}`,
    ...(canary ? [`canary ${canary.release}${describeMetrics(canary, worse)}`] : []),
    ...errors.map(
      ({ release, hash, message, frame, networks, last_at }) =>
        `error ${message ?? hash} at ${frame} of ${release}, networks: ${networks}, last ${last_at}`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

function describeMetrics({ metrics }: ReleaseVitals, worse: readonly HealthMetric[] = []): string {
  return (Object.entries(metrics) as [HealthMetric, ReleaseVitals['metrics'][HealthMetric]][])
    .map(([metric, { networks, poor, p75 }]) => {
      const value = p75 === null ? '' : `, p75 ${metric === 'cls' ? p75 / 1_000 : `${p75} ms`}`;
      const mark = worse.includes(metric) ? ', worse than stable' : '';
      return `\n  ${METRIC_NAMES[metric]}: ${poor} of ${networks} networks poor${value}${mark}`;
    })
    .join('');
}
