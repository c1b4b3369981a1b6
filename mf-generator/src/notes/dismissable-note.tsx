import { useTranslation } from '@danqing/shell-sdk/i18n';
import { IconButton } from '@danqing/ui-kit';
import X from '@danqing/ui-kit/icons/x';
import styles from './notes.module.css';

export function DismissableNote({ text, onDismiss }: { text: string; onDismiss: () => void }) {
  const { t } = useTranslation('generator');
  return (
    <div className={styles.note} role="alert">
      <p>{text}</p>
      <IconButton label={t('dismiss')} className={styles.dismiss} onClick={onDismiss}>
        <X size={16} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
