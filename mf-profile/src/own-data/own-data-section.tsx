import type { User } from '@danqing/contracts/identity';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { DataDownload } from './data-download.tsx';
import { DeleteAccount } from './delete-account.tsx';
import styles from './own-data.module.css';

export function OwnDataSection({ member }: { member: User }) {
  const { t } = useTranslation('own-data');
  return (
    <section id="own-data" aria-labelledby="own-data-title" className={styles.section}>
      <h2 id="own-data-title" className={styles.title}>
        {t('title')}
      </h2>
      <DataDownload memberId={member.id} />
      <DeleteAccount member={member} />
    </section>
  );
}
