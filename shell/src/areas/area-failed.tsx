import { pageTitle, type ActiveArea } from '@danqing/contracts';
import { useTitle } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button } from '@danqing/ui-kit';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useShell } from '../shell-context.ts';
import styles from './area-failed.module.css';

export interface AreaFailedProps {
  area: ActiveArea;
  /** Its files did not come, or it broke while it was on screen. */
  reason: 'load' | 'crash';
  retrying: boolean;
  onRetry: () => void;
}

/** Stands in for an area that does not work; everything around it does. */
export function AreaFailed({ area, reason, retrying, onRetry }: AreaFailedProps) {
  const { locale } = useShell();
  const { t } = useTranslation();
  const name = area.manifest.name[locale];
  const title = t('area.failed', { name });
  useTitle(pageTitle(title, locale));
  return (
    <section className={styles.panel} role="alert">
      <div className={styles.slips} aria-hidden="true">
        {Array.from({ length: 7 }, (_, index) => (
          <i key={index} />
        ))}
      </div>
      <div className={styles.body}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.message}>{t(reason === 'load' ? 'area.notLoaded' : 'area.crashed')}</p>
        <Button
          variant="primary"
          aria-disabled={retrying || undefined}
          onClick={retrying ? undefined : onRetry}
        >
          <RefreshCw size={17} aria-hidden="true" />
          {t(retrying ? 'area.retrying' : 'area.retry')}
        </Button>
        <p className={styles.release}>
          {name} · {area.release}
        </p>
      </div>
    </section>
  );
}
