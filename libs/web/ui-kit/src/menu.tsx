import Check from './icons/check.ts';
import * as DropdownMenu from 'radix-ui/dropdown-menu';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './menu.module.css';

/**
 * Holds the state of a menu. It is not modal, because Radix would hide the page but leave its elements
 * focusable.
 */
export function Menu(props: ComponentProps<typeof DropdownMenu.Root>) {
  return <DropdownMenu.Root modal={false} {...props} />;
}
export const MenuTrigger = DropdownMenu.Trigger;
export const MenuGroup = DropdownMenu.Group;
export const MenuLabel = DropdownMenu.Label;
export const PlainMenuItem = DropdownMenu.Item;
export const MenuChoices = DropdownMenu.RadioGroup;

/** Renders the floating list of a menu. */
export function MenuContent({ className, ...props }: ComponentProps<typeof DropdownMenu.Content>) {
  return (
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        className={classNames(styles.menu, className)}
        align="end"
        sideOffset={8}
        collisionPadding={12}
        {...props}
      />
    </DropdownMenu.Portal>
  );
}

export interface MenuItemProps extends ComponentProps<typeof DropdownMenu.Item> {
  danger?: boolean;
}

/** Renders an item with an icon and a label. */
export function MenuItem({ className, danger = false, ...props }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      className={classNames(styles.item, className)}
      data-danger={danger || undefined}
      {...props}
    />
  );
}

/** Renders a selectable item with a tick when it is selected. */
export function MenuChoice({ className, children, ...props }: ComponentProps<typeof DropdownMenu.RadioItem>) {
  return (
    <DropdownMenu.RadioItem className={classNames(styles.item, className)} {...props}>
      {children}
      <DropdownMenu.ItemIndicator className={styles.tick}>
        <Check size={17} strokeWidth={1.6} aria-hidden="true" />
      </DropdownMenu.ItemIndicator>
    </DropdownMenu.RadioItem>
  );
}

/** Renders a separator between items. */
export function MenuLine({ className, ...props }: ComponentProps<typeof DropdownMenu.Separator>) {
  return <DropdownMenu.Separator className={classNames(styles.line, className)} {...props} />;
}
