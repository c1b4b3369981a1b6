import type { GateResult, GateVerdict } from '@danqing/contracts/releases';
import { classNames } from '@danqing/ui-kit';
import Check from '@danqing/ui-kit/icons/check';
import CircleHelp from '@danqing/ui-kit/icons/circle-question-mark';
import X from '@danqing/ui-kit/icons/x';
import { useLanguage } from '../language/language.ts';
import styles from './gate-list.module.css';

const ICONS = { compatible: Check, incompatible: X, unknown: CircleHelp } as const;
const ORDER: Record<GateVerdict, number> = { incompatible: 0, unknown: 1, compatible: 2 };

export function GateList({ gate }: { gate: GateResult }) {
  const { t } = useLanguage();
  const checks = gate.checks.toSorted((a, b) => ORDER[a.verdict] - ORDER[b.verdict]);
  return (
    <section className={styles.gate}>
      <h3>
        {t.gate.title} <span className={styles[gate.verdict]}>{t.gate.verdict[gate.verdict]}</span>
      </h3>
      <ul>
        {checks.map(({ check, verdict, reason }) => {
          const Icon = ICONS[verdict];
          return (
            <li key={check} className={classNames(styles.check, styles[verdict])}>
              <Icon size={15} role="img" aria-label={t.gate.verdict[verdict]} />
              <span>{t.gate.checks[check]}</span>
              {reason && <span className={styles.reason}>{reason}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
