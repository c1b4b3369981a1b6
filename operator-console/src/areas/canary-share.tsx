import type { AreaPointer } from '@danqing/contracts/releases';
import { shortRelease } from '../history/describe-event.ts';
import { useLanguage } from '../language/language.ts';
import controls from '../styles/controls.module.css';
import styles from './canary-share.module.css';

export function CanaryShare({ canary }: { canary: AreaPointer['canary'] }) {
  const { t, format } = useLanguage();
  if (!canary) return <span className={styles.nothing}>{t.none}</span>;
  return (
    <div className={styles.canary}>
      <span className={controls.mono} title={canary.release}>
        {shortRelease(canary.release)}
      </span>
      <progress max={100} value={canary.weight} aria-label={t.actions.weight} />
      <b>{format.percent(canary.weight / 100)}</b>
    </div>
  );
}
