import type { ComparedMetric, LoadOutcome, RollbackEvidence, RolloutNote } from '@danqing/contracts/releases';
import { useLanguage } from '../language/language.ts';
import controls from '../styles/controls.module.css';
import { shortRelease } from './describe-event.ts';
import styles from './evidence-table.module.css';

export function EvidenceTable({ evidence }: { evidence: RollbackEvidence }) {
  const { t, format } = useLanguage();
  const { canary, stable, others, ratio, limit, outcomes } = evidence;
  const rows = [
    { name: `${t.evidence.canary} ${shortRelease(canary.release)}`, counts: canary, bad: true },
    { name: `${t.evidence.stable} ${shortRelease(stable.release)}`, counts: stable },
    { name: t.evidence.others, counts: others },
  ];
  const bad = (Object.entries(outcomes) as [LoadOutcome, number][]).toSorted((a, b) => b[1] - a[1]);
  return (
    <div className={styles.evidence}>
      <LoadsTable title={t.evidence.title} rows={rows} />
      <p>{t.evidence.ratio(format.number(ratio), format.number(limit))}</p>
      {bad.length > 0 && (
        <p>
          {t.evidence.outcomes}
          {': '}
          {bad.map(([outcome, count]) => (
            <span key={outcome} className={controls.badge}>
              {t.evidence.outcome[outcome]} {format.number(count)}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** Loads and failures of a rollout's step when it ended. */
export function StepTable({ numbers }: { numbers: NonNullable<RolloutNote['numbers']> }) {
  const { t, format } = useLanguage();
  const { canary, stable, ratio, limit, seconds, why, health = [] } = numbers;
  const rows = [
    { name: `${t.evidence.canary} ${shortRelease(canary.release)}`, counts: canary },
    { name: `${t.evidence.stable} ${shortRelease(stable.release)}`, counts: stable },
  ];
  return (
    <div className={styles.evidence}>
      <LoadsTable title={t.rollout.numbers} rows={rows} />
      {health.some(({ canary: { loads } }) => loads > 0) && <HealthOfStep health={health} />}
      <p>
        {t.rollout.why[why](format.duration(seconds))}
        {' · '}
        {t.evidence.ratio(format.number(Math.round(ratio * 100) / 100), format.number(limit))}
      </p>
    </div>
  );
}

function HealthOfStep({ health }: { health: readonly ComparedMetric[] }) {
  const { t, format } = useLanguage();
  const poorOf = ({ loads, failures }: { loads: number; failures: number }) =>
    loads === 0
      ? t.none
      : `${t.health.poorOf(format.number(failures), format.number(loads))} (${format.percent(failures / loads)})`;
  return (
    <table>
      <caption>{t.health.poorNetworks}</caption>
      <thead>
        <tr>
          <th scope="col">{t.health.sinceCanary}</th>
          <th scope="col">{t.evidence.stable}</th>
          <th scope="col">{t.evidence.canary}</th>
        </tr>
      </thead>
      <tbody>
        {health.map(({ metric, canary, stable }) => (
          <tr key={metric}>
            <th scope="row">{t.health.metric[metric]}</th>
            <td>{poorOf(stable)}</td>
            <td>{poorOf(canary)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface LoadsRow {
  name: string;
  counts: { loads: number; failures: number };
  bad?: boolean;
}

function LoadsTable({ title, rows }: { title: string; rows: readonly LoadsRow[] }) {
  const { t, format } = useLanguage();
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t.evidence.who}</th>
          <th scope="col">{t.evidence.loads}</th>
          <th scope="col">{t.evidence.failures}</th>
          <th scope="col">{t.evidence.rate}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, counts: { loads, failures }, bad = false }) => (
          <tr key={name} className={bad ? styles.bad : undefined}>
            <th scope="row">{name}</th>
            <td>{format.number(loads)}</td>
            <td>{format.number(failures)}</td>
            <td>{loads > 0 ? format.percent(failures / loads) : t.none}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
