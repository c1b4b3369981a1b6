import * as DropdownMenu from 'radix-ui/dropdown-menu';
import type { ComponentProps, ReactNode } from 'react';
import styles from './card-menu.module.css';

interface MenuItemProps extends ComponentProps<typeof DropdownMenu.Item> {
  icon: ReactNode;
  /** What it costs, in words; null: nothing. */
  price?: string | null;
  /** It takes something away. */
  danger?: boolean;
}

/** A row of a menu. */
export function MenuItem({ icon, price = null, danger = false, children, ...props }: MenuItemProps) {
  return (
    <DropdownMenu.Item className={styles.item} data-danger={danger || undefined} {...props}>
      {icon}
      <span>{children}</span>
      {price ? <span className={styles.price}>{price}</span> : null}
    </DropdownMenu.Item>
  );
}
