import { useTranslation } from '@danqing/shell-sdk/i18n';
import { classNames } from '@danqing/ui-kit';
import { useId } from 'react';
import { charactersLeft } from './save-draft.ts';
import styles from './save-dialog.module.css';
import { useLengthNote } from './use-length-note.ts';

interface DescriptionFieldProps {
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}

export function DescriptionField({ value, error, onChange }: DescriptionFieldProps) {
  const { t } = useTranslation('generator');
  const id = useId();
  const lengthNote = useLengthNote('description', value);
  const invalid = error !== null || charactersLeft('description', value) < 0;
  const note = error ?? lengthNote;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {t('save.description')}
      </label>
      <textarea
        id={id}
        rows={2}
        className={classNames(styles.textarea, invalid && styles.invalid)}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={invalid || undefined}
        aria-describedby={note ? `${id}-note` : undefined}
      />
      {note ? (
        <p
          id={`${id}-note`}
          role={invalid ? 'alert' : undefined}
          className={invalid ? styles.error : styles.note}
        >
          {note}
        </p>
      ) : null}
    </div>
  );
}
