import type { NavigationItem } from '@danqing/contracts/releases';
import { useSession } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link, useLocation } from 'react-router-dom';
import { useIndex, usePages, useShell } from '../stores/shell-context.ts';
import { currentItem, navigationItems } from './navigation-items.ts';

export interface NavigationLinksProps {
  place: NonNullable<NavigationItem['placement']>;
  className?: string;
  onNavigate?: () => void;
  onLoginRequired?: (path: string) => void;
}

export function NavigationLinks({ place, className, onNavigate, onLoginRequired }: NavigationLinksProps) {
  const { locale, preload } = useShell();
  const pages = usePages();
  const index = useIndex();
  const { t } = useTranslation();
  const { user } = useSession();
  const { pathname } = useLocation();
  const current = currentItem(pages, pathname);
  return (
    <nav aria-label={t('navigation')} className={className}>
      <ul>
        {navigationItems(pages, place, index).map((item) => (
          <li key={item.id}>
            {item.requiresLogin && onLoginRequired && !user ? (
              <button type="button" onClick={() => onLoginRequired(item.path)}>
                {item.label[locale]}
              </button>
            ) : (
              <Link
                to={item.path}
                aria-current={item.id === current?.id ? 'page' : undefined}
                onClick={onNavigate}
                onFocus={() => preload(item.path)}
                onPointerEnter={() => preload(item.path)}
              >
                {item.label[locale]}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
