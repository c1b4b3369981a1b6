import { DECK_LIMITS } from '@danqing/contracts/agent';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { classNames } from '@danqing/ui-kit';
import { useId } from 'react';
import field from './field.module.css';
import styles from './topic-field.module.css';

export interface TopicFieldProps {
  value: string;
  onChange: (topic: string) => void;
}

export function TopicField({ value, onChange }: TopicFieldProps) {
  const { t } = useTranslation('deck');
  const locale = useLocale();
  const id = useId();
  const empty = value.trim() === '';
  const over = [...value.trim()].length - DECK_LIMITS.topic;
  const invalid = empty || over > 0;
  const characters = new Intl.NumberFormat(locale).format(over);
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {t('topic.label')}
      </label>
      <textarea
        id={id}
        rows={4}
        value={value}
        placeholder={t('topic.placeholder')}
        className={classNames(styles.textarea, invalid && styles.invalid)}
        aria-invalid={invalid || undefined}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-note`} className={classNames(styles.note, invalid && styles.error)}>
        {empty ? t('topic.empty') : over > 0 ? t('topic.tooLong', { characters }) : t('topic.hint')}
      </p>
    </div>
  );
}
