import Check from './icons/check.ts';
import * as DropdownMenu from 'radix-ui/dropdown-menu';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './menu.module.css';

/** State of a menu. The page below stays in reach: hiding it would leave there what can take the focus. */
export function Menu(props: ComponentProps<typeof DropdownMenu.Root>) {
  return <DropdownMenu.Root modal={false} {...props} />;
}
/** The button that opens it; `asChild` to bring one's own. */
export const MenuTrigger = DropdownMenu.Trigger;
/** Items of one kind under a heading. */
export const MenuGroup = DropdownMenu.Group;
export const MenuLabel = DropdownMenu.Label;
/** An item with a look of its own. */
export const PlainMenuItem = DropdownMenu.Item;
/** `MenuChoice`s of which one holds: `value` and `onValueChange`. */
export const MenuChoices = DropdownMenu.RadioGroup;

/** The floating list. */
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
  /** It takes something away. */
  danger?: boolean;
}

/** A row: an icon and what it does. */
export function MenuItem({ className, danger = false, ...props }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      className={classNames(styles.item, className)}
      data-danger={danger || undefined}
      {...props}
    />
  );
}

/** A row that can be chosen; the chosen one has a tick. */
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

/** A line between rows. */
export function MenuLine({ className, ...props }: ComponentProps<typeof DropdownMenu.Separator>) {
  return <DropdownMenu.Separator className={classNames(styles.line, className)} {...props} />;
}
