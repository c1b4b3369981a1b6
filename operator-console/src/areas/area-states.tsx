import { classNames } from '@danqing/ui-kit';
import { useLanguage } from '../language/language.ts';
import controls from '../styles/controls.module.css';
import styles from './area-states.module.css';
import type { AreaStatus } from './area-status.ts';

const TONES = { bad: controls.bad, warning: controls.warning, info: controls.info, neutral: undefined };

/** Names what an operator should know of; a normal area has a quiet word. */
export function AreaStates({ status: { states } }: { status: AreaStatus }) {
  const { t } = useLanguage();
  if (states.length === 0) return <span className={styles.normal}>{t.state.normal}</span>;
  return (
    <span className={styles.states}>
      {states.map(({ state, tone }) => (
        <span key={state} className={classNames(controls.badge, TONES[tone])}>
          {t.state[state]}
        </span>
      ))}
    </span>
  );
}
