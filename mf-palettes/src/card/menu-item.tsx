import * as DropdownMenu from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';
import styles from './card-menu.module.css';

interface MenuItemProps {
  icon: ReactNode;
  /** What it costs, in words; null: nothing. */
  price?: string | null;
  /** It takes something away. */
  danger?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

/** A row of a menu. */
export function MenuItem({ icon, price = null, danger = false, onSelect, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item className={styles.item} data-danger={danger || undefined} onSelect={onSelect}>
      {icon}
      <span>{children}</span>
      {price ? <span className={styles.price}>{price}</span> : null}
    </DropdownMenu.Item>
  );
}
