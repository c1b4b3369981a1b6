import { MenuItem, type MenuItemProps } from '@danqing/ui-kit';
import type { ReactNode } from 'react';
import styles from './card-menu.module.css';

interface CardMenuItemProps extends MenuItemProps {
  icon: ReactNode;
  price?: string | null;
}

export function CardMenuItem({ icon, price = null, children, ...props }: CardMenuItemProps) {
  return (
    <MenuItem {...props}>
      {icon}
      <span>{children}</span>
      {price ? <span className={styles.price}>{price}</span> : null}
    </MenuItem>
  );
}
