import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button } from '@danqing/ui-kit';
import styles from './key-pager.module.css';

interface KeyPagerProps {
  /** Names the pager among the parts of the page. */
  label: string;
  /** Null at that end. */
  onNewer: (() => void) | null;
  onOlder: (() => void) | null;
}

/** Turns a list that goes by keys. Its buttons stay focusable at either end: a disabled one would lose the keyboard focus. */
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
