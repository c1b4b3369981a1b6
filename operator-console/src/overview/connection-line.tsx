import { Button } from '@danqing/ui-kit';
import WifiOff from '@danqing/ui-kit/icons/wifi-off';
import { useLanguage } from '../language/language.ts';
import { useNow } from '../use-now.ts';
import styles from './console.module.css';

export function ConnectionLine({ lostSince, onRetry }: { lostSince: number; onRetry: () => void }) {
  const { t, format } = useLanguage();
  const now = useNow();
  return (
    <div role="alert" className={styles.lost}>
      <WifiOff size={16} aria-hidden="true" />
      <p>{t.connection.lost(format.time(lostSince, now))}</p>
      <Button size="sm" onClick={onRetry}>
        {t.retry}
      </Button>
    </div>
  );
}
