import type { CanaryAlert, OperatorArea } from '@danqing/contracts/releases';
import { classNames } from '@danqing/ui-kit';
import TriangleAlert from '@danqing/ui-kit/icons/triangle-alert';
import { shortRelease } from '../history/describe-event.ts';
import { useLanguage } from '../language/language.ts';
import { useOperator } from '../operator-context.ts';
import controls from '../styles/controls.module.css';
import { useNow } from '../use-now.ts';
import styles from './console.module.css';

const COUNTS: Partial<Record<CanaryAlert['cause'], 'missing' | 'poor'>> = {
  silent: 'missing',
  health: 'poor',
};

export function RollbackAlerts({ areas }: { areas: readonly OperatorArea[] }) {
  const { t, format, locale } = useLanguage();
  const { openHistory } = useOperator();
  const now = useNow();
  const ratio = ({ failures, loads }: { failures: number; loads: number }) =>
    `${format.number(failures)}/${format.number(loads)}`;
  return (
    <div role="status">
      {areas.map(({ area, name, lastMove: { evidence, at, action } }) =>
        evidence ? (
          <div key={area} className={styles.alert}>
            <TriangleAlert size={16} aria-hidden="true" />
            <p>
              <b>
                {t.alert[action === 'pause' ? 'paused' : 'rolledBack'](
                  name[locale],
                  shortRelease(evidence.canary.release),
                  format.time(at, now),
                )}
              </b>
              {' · '}
              {t.alert.counts(ratio(evidence.canary), ratio(evidence.stable))}{' '}
              <button type="button" className={controls.link} onClick={() => openHistory(area)}>
                {t.alert.evidence}
              </button>
            </p>
          </div>
        ) : null,
      )}
      {areas.map(({ area, name, alert }) =>
        alert ? (
          <div key={area} className={classNames(styles.alert, styles.doubt)}>
            <TriangleAlert size={16} aria-hidden="true" />
            <p>
              <b>{t.alert.doubted(name[locale], shortRelease(alert.release))}</b>
              {' · '}
              {alert.evidence.metric && `${t.health.metric[alert.evidence.metric]}: `}
              {t.alert[COUNTS[alert.cause] ?? 'counts'](
                ratio(alert.evidence.canary),
                ratio(alert.evidence.stable),
              )}
              {' · '}
              {t.alert.cause[alert.cause]}
            </p>
          </div>
        ) : null,
      )}
    </div>
  );
}
