import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button } from '@danqing/ui-kit';
import styles from './key-pager.module.css';

interface KeyPagerProps {
  label: string;
  onNewer: (() => void) | null;
  onOlder: (() => void) | null;
}

/**
 * Pages through a list by cursor. Buttons at either end stay focusable, because a disabled button would lose
 * focus.
 */
export function KeyPager({ label, onNewer, onOlder }: KeyPagerProps) {
  const { t } = useTranslation('profile');
  return (
    <nav aria-label={label} className={styles.pager}>
      <Button size="sm" aria-disabled={onNewer === null || undefined} onClick={() => onNewer?.()}>
        {t('newer')}
      </Button>
      <Button size="sm" aria-disabled={onOlder === null || undefined} onClick={() => onOlder?.()}>
        {t('older')}
      </Button>
    </nav>
  );
}
