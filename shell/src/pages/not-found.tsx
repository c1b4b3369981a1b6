import { pageTitle } from '@danqing/contracts';
import { useTitle } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { buttonClass, NotFoundScreen } from '@danqing/ui-kit';
import { Link } from 'react-router-dom';
import { useShell } from '../shell-context.ts';

/** For every path that no area owns. */
export function NotFoundPage() {
  const { locale } = useShell();
  const { t } = useTranslation();
  useTitle(pageTitle(t('notFound.title'), locale));
  return (
    <NotFoundScreen title={t('notFound.title')} message={t('notFound.message')}>
      <Link className={buttonClass('primary', 'lg')} to="/">
        {t('notFound.home')}
      </Link>
    </NotFoundScreen>
  );
}
