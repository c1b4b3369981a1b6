import type { LoadOutcome, RollbackEvidence } from '@danqing/contracts/releases';
import { useLanguage } from '../language/language.ts';
import controls from '../styles/controls.module.css';
import { shortRelease } from './describe-event.ts';
import styles from './evidence-table.module.css';

export function EvidenceTable({ evidence }: { evidence: RollbackEvidence }) {
  const { t, format } = useLanguage();
  const { canary, stable, others, ratio, limit, outcomes } = evidence;
  const rows = [
    { name: `${t.evidence.canary} ${shortRelease(canary.release)}`, counts: canary, bad: true },
    { name: `${t.evidence.stable} ${shortRelease(stable.release)}`, counts: stable, bad: false },
    { name: t.evidence.others, counts: others, bad: false },
  ];
  const bad = (Object.entries(outcomes) as [LoadOutcome, number][]).toSorted((a, b) => b[1] - a[1]);
  return (
    <div className={styles.evidence}>
      <table>
        <caption>{t.evidence.title}</caption>
        <thead>
          <tr>
            <th scope="col">{t.evidence.who}</th>
            <th scope="col">{t.evidence.loads}</th>
            <th scope="col">{t.evidence.failures}</th>
            <th scope="col">{t.evidence.rate}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, counts: { loads, failures }, bad: isBad }) => (
            <tr key={name} className={isBad ? styles.bad : undefined}>
              <th scope="row">{name}</th>
              <td>{format.number(loads)}</td>
              <td>{format.number(failures)}</td>
              <td>{loads > 0 ? format.percent(failures / loads) : t.none}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
