import { LEAVE_PREVIEW_PARAMETER, type PagePreview } from '@danqing/contracts/page';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { usePages, useShell } from '../stores/shell-context.ts';
import styles from './badges.module.css';
import { useExpired } from './use-expired.ts';

const SHORT_ID = 6;

export function PreviewBadge({ until }: PagePreview) {
  const { t } = useTranslation('developer');
  const { locale } = useShell();
  const expired = useExpired(until);
  const previewed = usePages().filter(({ channel }) => channel === 'preview');
  const date = new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (
    <aside className={styles.badge} aria-label={t('preview.title')}>
      <div className={styles.what}>
        <span>{t('preview.title')}</span>
        <ul>
          {previewed.map(({ area, manifest, release }) => (
            <li key={area}>
              <b>{manifest.name[locale]}</b> <span className="num">{release.slice(0, SHORT_ID)}</span>
            </li>
          ))}
        </ul>
        <time dateTime={until}>{t('preview.until', { date: date.format(Date.parse(until)) })}</time>
      </div>
      <a href={`?${LEAVE_PREVIEW_PARAMETER}`}>{t('preview.leave')}</a>
      <div role="status" className={styles.status}>
        {expired && <p>{t('preview.expired')}</p>}
      </div>
    </aside>
  );
}
