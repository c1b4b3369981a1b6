import { useTranslation } from '@danqing/shell-sdk/i18n';

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="frame-footer">
      <p className="num">{t('copyright', { year: new Date().getFullYear() })}</p>
    </footer>
  );
}
