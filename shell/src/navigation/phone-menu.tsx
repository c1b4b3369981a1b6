import { useTranslation } from '@danqing/shell-sdk/i18n';
import { IconButton } from '@danqing/ui-kit';
import Menu from '@danqing/ui-kit/icons/menu';
import type { ComponentProps } from 'react';
import { LazyMenu } from './lazy-menu.tsx';
import styles from './navigation-bar.module.css';

export function PhoneMenu() {
  return <LazyMenu Face={PhoneButton} menu="PhoneSheet" popup="dialog" />;
}

function PhoneButton({ 'aria-label': _, ...props }: ComponentProps<'button'>) {
  const { t } = useTranslation();
  return (
    <IconButton {...props} label={t('menu.open')} className={styles.menu}>
      <Menu size={20} aria-hidden="true" />
    </IconButton>
  );
}
