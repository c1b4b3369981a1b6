import type { OperatorArea } from '@danqing/contracts/releases';
import { classNames } from '@danqing/ui-kit';
import { shortRelease } from '../history/describe-event.ts';
import { useLanguage } from '../language/language.ts';
import { failureRates, isFailing, POINTS, totalLoads } from './failure-rate.ts';
import styles from './load-failures.module.css';

const WIDTH = 132;
const HEIGHT = 28;
/** Minimum top of the scale, so that a hundredth of a percent does not look like an outage. */
const MIN_TOP = 0.02;

export function LoadFailures({ area, now }: { area: OperatorArea; now: number }) {
  const { t, format } = useLanguage();
  const series = area.health.map(({ release, minutes }) => ({
    release,
    isCanary: release === area.pointer.canary?.release,
    rates: failureRates(minutes, now),
    total: totalLoads(minutes),
  }));
  const { canary } = area.pointer;
  return (
    <div className={styles.failures}>
      {series.some(({ total }) => total.failures > 0) && <FailureChart series={series} />}
      <dl>
        {series.map(({ release, isCanary, total }) => (
          <div key={release} className={isFailing(total) ? styles.badText : undefined}>
            {canary && <dt>{isCanary ? t.chart.canary : t.chart.stable}</dt>}
            <dd>
              {total.loads === 0
                ? t.none
                : t.chart.failed(format.number(total.failures), format.number(total.loads))}
              {total.failures > 0 && total.rate !== null && ` (${format.percent(total.rate)})`}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface Series {
  release: string;
  isCanary: boolean;
  rates: readonly (number | null)[];
  total: ReturnType<typeof totalLoads>;
}

function FailureChart({ series }: { series: readonly Series[] }) {
  const { t, format } = useLanguage();
  const top = Math.max(MIN_TOP, ...series.flatMap(({ rates }) => rates.map((rate) => rate ?? 0)));
  const label = series
    .map(({ release, total: { loads, failures, rate } }) =>
      rate === null
        ? t.chart.noLoads(shortRelease(release))
        : t.chart.describe(
            shortRelease(release),
            format.number(failures),
            format.number(loads),
            format.percent(rate),
          ),
    )
    .join('; ');
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <title>{label}</title>
      <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} className={styles.ground} />
      {series.map(({ release, isCanary, rates, total }) => (
        <path
          key={release}
          d={barPath(rates, top, isCanary)}
          className={classNames(styles.bars, isCanary && styles.canary, isFailing(total) && styles.bad)}
        />
      ))}
    </svg>
  );
}

/** Returns a bar for each point with failures. Those of the canary stand beside those of the stable release. */
function barPath(rates: readonly (number | null)[], top: number, isCanary: boolean): string {
  const step = WIDTH / POINTS;
  return rates
    .map((rate, index) => {
      if (rate === null || rate === 0) return '';
      const x = ((index + (isCanary ? 0.7 : 0.25)) * step).toFixed(1);
      return `M${x} ${HEIGHT}V${(HEIGHT - Math.max(2, (rate / top) * HEIGHT)).toFixed(1)}`;
    })
    .join('');
}
