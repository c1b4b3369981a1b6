import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button } from '@danqing/ui-kit';
import { dayAndTime } from '../model/dates.ts';
import styles from './own-data.module.css';
import { useDataExport } from './use-data-export.ts';

const MEGABYTE = 1_000_000;

export function DataDownload({ memberId }: { memberId: number }) {
  const { t } = useTranslation('own-data');
  const locale = useLocale();
  const { made, busy, failure, ask, save } = useDataExport(memberId);
  const underWay = made?.state === 'waiting' || made?.state === 'gathering';
  const ready = made?.state === 'ready';
  const state = () => {
    if (failure !== null) return failure;
    if (!made) return null;
    switch (made.state) {
      case 'waiting':
        return t('download.waiting');
      case 'gathering':
        return t('download.gathering', { count: made.gathered });
      case 'failed':
        return t('download.failed');
      case 'ready':
        return t('download.ready', {
          size: Math.max(0.1, (made.size ?? 0) / MEGABYTE).toFixed(1),
          until: made.expires_at ? dayAndTime(new Date(made.expires_at), locale) : '',
        });
    }
  };
  const bad = failure !== null || made?.state === 'failed';
  return (
    <div className={styles.row}>
      <div>
        <h3>{t('download.title')}</h3>
        <p className={styles.what}>{t('download.what')}</p>
      </div>
      {ready ? (
        <Button variant="primary" aria-disabled={busy || undefined} onClick={() => void save()}>
          {busy ? t('download.saving') : t('download.save')}
        </Button>
      ) : (
        <Button aria-disabled={busy || underWay || undefined} onClick={() => void ask()}>
          {underWay
            ? t('download.making')
            : made?.state === 'failed'
              ? t('download.again')
              : t('download.ask')}
        </Button>
      )}
      <p role={bad ? 'alert' : 'status'} className={bad ? `${styles.state} ${styles.danger}` : styles.state}>
        {state()}
        {ready ? (
          <>
            {' '}
            <Button variant="quiet" aria-disabled={busy || undefined} onClick={() => void ask()}>
              {t('download.renew')}
            </Button>
          </>
        ) : null}
      </p>
    </div>
  );
}
