import { matchRoute, type ActiveArea } from '@danqing/contracts/releases';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { buttonClass } from '@danqing/ui-kit';
import { Link } from 'react-router-dom';
import { usePages, useShell } from '../stores/shell-context.ts';
import { AreaPanel } from './area-panel.tsx';

export function AreaClosed({ area }: { area: ActiveArea }) {
  const { locale } = useShell();
  const { t } = useTranslation();
  // The home page may belong to the closed area.
  const homeIsOpen = matchRoute(usePages(), '/')?.area.killed === false;
  return (
    <AreaPanel
      title={t('area.closed', { name: area.manifest.name[locale] })}
      message={t('area.closedMessage')}
    >
      {homeIsOpen && (
        <Link className={buttonClass('primary')} to="/">
          {t('notFound.home')}
        </Link>
      )}
    </AreaPanel>
  );
}
