import type { CocreatedColor } from '@danqing/contracts/cocreate';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { Button, buttonClass } from '@danqing/ui-kit';
import Undo2 from '@danqing/ui-kit/icons/undo-2';
import { useEffect, useRef } from 'react';
import styles from './deleted-color.module.css';
import type { Deletion } from './use-deletion.ts';

export function DeletedColor({ deletion, color }: { deletion: Deletion; color: CocreatedColor }) {
  const { t } = useTranslation('cocreated');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.place}>
      <i aria-hidden="true" className={styles.orb} style={{ borderColor: color.hex }} />
      <h1 className={styles.title}>{t('delete.done', { name: color.name })}</h1>
      <p className={styles.help}>{t('delete.help')}</p>
      <p className={styles.steps}>
        <Button
          ref={button}
          variant="primary"
          aria-disabled={deletion.restoring || undefined}
          onClick={() => void deletion.undo()}
        >
          <Undo2 size={16} strokeWidth={1.6} aria-hidden="true" />
          {deletion.restoring ? t('delete.restoring') : t('delete.undo')}
        </Button>
        <Link className={buttonClass()} to="/co-create-colors">
          {t('delete.list')}
        </Link>
      </p>
    </div>
  );
}
