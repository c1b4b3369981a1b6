import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link, useLocation } from 'react-router-dom';
import { useShell } from '../shell-context.ts';
import { currentItem, navigationItems } from './navigation-items.ts';

export interface NavigationLinksProps {
  className?: string;
  onNavigate?: () => void;
}

/** The links of all areas; an area's first files are fetched when a link is about to be used. */
export function NavigationLinks({ className, onNavigate }: NavigationLinksProps) {
  const { releases, locale, preload } = useShell();
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const current = currentItem(releases.areas, pathname);
  return (
    <nav aria-label={t('navigation')} className={className}>
      <ul>
        {navigationItems(releases.areas).map((item) => (
          <li key={item.id}>
            <Link
              to={item.path}
              aria-current={item === current ? 'page' : undefined}
              onClick={onNavigate}
              onFocus={() => preload(item.path)}
              onPointerEnter={() => preload(item.path)}
            >
              {item.label[locale]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
