import { pageTitle } from '@danqing/contracts/page';
import { useTitle } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { buttonClass, NotFoundScreen } from '@danqing/ui-kit';
import { Link } from 'react-router-dom';
import { useShell } from '../stores/shell-context.ts';

export function NotFoundPage({ gone }: { gone: boolean }) {
  const { locale } = useShell();
  const { t } = useTranslation();
  const title = gone ? t('gone.title') : t('notFound.title');
  useTitle(pageTitle(title, locale));
  return (
    <NotFoundScreen
      code={gone ? 410 : 404}
      title={title}
      message={gone ? t('gone.message') : t('notFound.message')}
    >
      <Link className={buttonClass('primary', 'lg')} to="/">
        {t('notFound.home')}
      </Link>
    </NotFoundScreen>
  );
}
