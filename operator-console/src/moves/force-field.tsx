import { Checkbox } from '@danqing/ui-kit';
import type { RefObject } from 'react';
import { useLanguage } from '../language/language.ts';
import styles from './move-dialog.module.css';

interface ForceFieldProps {
  field: RefObject<HTMLDivElement | null>;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** True after a submission that needed the confirmation. */
  tried: boolean;
}

export function ForceField({ field, checked, onChange, tried }: ForceFieldProps) {
  const { t } = useLanguage();
  const missing = tried && !checked;
  return (
    <div ref={field} className={styles.force}>
      <p>{t.move.forceLead}</p>
      <Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)} aria-invalid={missing}>
        {t.move.force}
      </Checkbox>
      {missing && <p role="alert">{t.move.forceMissing}</p>}
    </div>
  );
}
