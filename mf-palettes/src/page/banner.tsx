import { PRICES } from '@danqing/contracts/credits';
import { requireLogin } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button } from '@danqing/ui-kit';
import styles from './palettes-page.module.css';

export function Banner() {
  const { t } = useTranslation('palettes');
  return (
    <aside aria-label={t('banner.label')} className={styles.banner}>
      <p>{t('banner.text', { count: PRICES.paletteExport })}</p>
      <Button variant="primary" onClick={() => void requireLogin()}>
        {t('banner.login')}
      </Button>
    </aside>
  );
}
