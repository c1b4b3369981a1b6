import {
  HEALTH_METRICS,
  type AreaHealth as Health,
  type HealthMetric,
  type OperatorArea,
  type PageError,
  type ReleaseVitals,
} from '@danqing/contracts/releases';
import { Note } from '@danqing/ui-kit';
import { shortRelease } from '../history/describe-event.ts';
import { useLanguage } from '../language/language.ts';
import controls from '../styles/controls.module.css';
import { useNow } from '../use-now.ts';
import styles from './area-health.module.css';
import { useAreaHealth } from './use-area-health.ts';

/** What visitors' pages measured with the stable release of an area, and with the canary beside it. */
export function AreaHealth({ area: { area, lastMove } }: { area: OperatorArea }) {
  const { t } = useLanguage();
  const health = useAreaHealth(area, lastMove.sequence);
  return (
    <div className={styles.health}>
      <h3>{t.health.title}</h3>
      {health === null && <p>{t.loading}</p>}
      {health === 'failed' && <Note tone="danger">{t.health.failed}</Note>}
      {health !== null && health !== 'failed' && <Comparison health={health} />}
    </div>
  );
}

function Comparison({ health: { stable, canary, worse, errors } }: { health: Health }) {
  const { t } = useLanguage();
  if (!stable) return <p>{t.none}</p>;
  // Failed loads and silence are compared only beside a canary.
  const metrics = HEALTH_METRICS.filter((metric) => canary || (metric !== 'loads' && metric !== 'silent'));
  return (
    <>
      <div className={styles.scroll}>
        <table>
          <caption>{canary ? t.health.sinceCanary : t.health.lastDay}</caption>
          <thead>
            <tr>
              <th scope="col">{t.health.poorNetworks}</th>
              <th scope="col">
                {t.evidence.stable} <span className={controls.mono}>{shortRelease(stable.release)}</span>
              </th>
              {canary && (
                <th scope="col">
                  {t.evidence.canary} <span className={controls.mono}>{shortRelease(canary.release)}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {metrics.map((metric) => (
              <tr key={metric} className={worse.includes(metric) ? styles.bad : undefined}>
                <th scope="row">{t.health.metric[metric]}</th>
                <td>
                  <Measured metric={metric} of={stable} />
                </td>
                {canary && (
                  <td>
                    <Measured metric={metric} of={canary} />
                    {worse.includes(metric) && <span className={styles.worse}>{t.health.worse}</span>}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {errors.length > 0 && <PageErrors errors={errors} />}
    </>
  );
}

function Measured({ metric, of: { metrics } }: { metric: HealthMetric; of: ReleaseVitals }) {
  const { t, format } = useLanguage();
  const { networks, poor, p75 } = metrics[metric];
  if (networks === 0) return t.none;
  const value = metric === 'cls' ? format.number((p75 ?? 0) / 1_000) : `${format.number(p75 ?? 0)} ms`;
  return (
    <>
      {t.health.poorOf(format.number(poor), format.number(networks))} ({format.percent(poor / networks)})
      {p75 !== null && <span className={styles.value}>{t.health.p75(value)}</span>}
    </>
  );
}

function PageErrors({ errors }: { errors: readonly PageError[] }) {
  const { t, format } = useLanguage();
  const now = useNow();
  return (
    <div className={styles.scroll}>
      <table>
        <caption>{t.health.errors}</caption>
        <thead>
          <tr>
            <th scope="col">{t.health.message}</th>
            <th scope="col">{t.health.release}</th>
            <th scope="col">{t.health.networks}</th>
            <th scope="col">{t.health.last}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ release, hash, message, frame, networks, last_at }) => (
            <tr key={`${release} ${hash} ${frame}`}>
              <th scope="row">
                {message ?? <span className={controls.mono}>{hash}</span>}
                <span className={`${controls.mono} ${styles.value}`}>{frame}</span>
              </th>
              <td className={controls.mono}>{shortRelease(release)}</td>
              <td>{format.number(networks)}</td>
              <td>
                <time dateTime={last_at}>{format.ago(last_at, now)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
