import { isNamed, pageTitle } from '@danqing/contracts/page';
import { toast, useLocale, usePageData, useTitle } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, TitleLabel } from '@danqing/ui-kit';
import styles from './__area__-page.module.css';

export function __Area__Page() {
  const { t } = useTranslation('__area__');
  const { color } = usePageData();
  useTitle(pageTitle(t('title'), useLocale()));
  const name = isNamed(color) ? color.name : color.hex;
  return (
    <TitleLabel title={t('title')}>
      <div className={styles.content}>
        <p>{t('lead', { name })}</p>
        <Button
          variant="primary"
          onClick={() => toast({ message: t('greeting', { name }), variant: 'success' })}
        >
          {t('greet')}
        </Button>
      </div>
    </TitleLabel>
  );
}
