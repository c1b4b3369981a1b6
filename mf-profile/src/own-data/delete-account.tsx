import type { User } from '@danqing/contracts/identity';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button } from '@danqing/ui-kit';
import { useRef, useState } from 'react';
import { DeletionDialog } from './deletion-dialog.tsx';
import styles from './own-data.module.css';

export function DeleteAccount({ member }: { member: User }) {
  const { t } = useTranslation('own-data');
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.row}>
      <div>
        <h3>{t('deletion.title')}</h3>
        <p className={styles.what}>{t('deletion.what')}</p>
      </div>
      <Button ref={opener} className={styles.danger} onClick={() => setOpen(true)}>
        {t('deletion.open')}
      </Button>
      {open ? <DeletionDialog member={member} onClose={() => setOpen(false)} returnFocus={opener} /> : null}
    </div>
  );
}
