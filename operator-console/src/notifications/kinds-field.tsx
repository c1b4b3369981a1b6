import type { NotificationKind } from '@danqing/contracts/releases';
import { useLanguage } from '../language/language.ts';
import controls from '../styles/controls.module.css';
import styles from './notifications-panel.module.css';

export interface KindsFieldProps {
  kinds: readonly NotificationKind[];
  /** Kinds that are not chosen. */
  without: readonly NotificationKind[];
  onChange: (without: NotificationKind[]) => void;
}

export function KindsField({ kinds, without, onChange }: KindsFieldProps) {
  const { t } = useLanguage();
  return (
    <fieldset className={styles.kinds}>
      <legend className={controls.legend}>{t.notifications.when}</legend>
      {kinds.map((kind) => (
        <label key={kind}>
          <input
            type="checkbox"
            checked={!without.includes(kind)}
            onChange={({ target: { checked } }) =>
              onChange(checked ? without.filter((each) => each !== kind) : [...without, kind])
            }
          />
          {t.notifications.kinds[kind]}
        </label>
      ))}
    </fieldset>
  );
}
