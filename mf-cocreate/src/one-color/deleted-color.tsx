import { UndoButton } from '@danqing/area-kit';
import type { CocreatedColor } from '@danqing/contracts/cocreate';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { buttonClass } from '@danqing/ui-kit';
import styles from './deleted-color.module.css';
import type { Deletion } from './use-deletion.ts';

export function DeletedColor({ deletion, color }: { deletion: Deletion; color: CocreatedColor }) {
  const { t } = useTranslation('cocreated');
  return (
    <div className={styles.place}>
      <i aria-hidden="true" className={styles.orb} style={{ borderColor: color.hex }} />
      <h1 className={styles.title}>{t('delete.done', { name: color.name })}</h1>
      <p className={styles.help}>{t('delete.help')}</p>
      <p className={styles.steps}>
        <UndoButton
          label={deletion.restoring ? t('delete.restoring') : t('delete.undo')}
          restoring={deletion.restoring}
          onUndo={() => void deletion.undo()}
        />
        <Link className={buttonClass()} to="/co-create-colors">
          {t('delete.list')}
        </Link>
      </p>
    </div>
  );
}
