import * as RadixPopover from 'radix-ui/popover';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './popover.module.css';

/** State of a popover: `open` and `onOpenChange` where the owner decides, nothing where it opens by itself. */
export const Popover = RadixPopover.Root;
/** The button that opens it; `asChild` to bring one's own. */
export const PopoverTrigger = RadixPopover.Trigger;

export interface PopoverContentProps extends ComponentProps<typeof RadixPopover.Content> {
  /** Accessible name of the dialog. */
  label: string;
}

/** The floating part: Escape or a press outside closes it, and focus returns to where it was. */
export function PopoverContent({ label, className, ...props }: PopoverContentProps) {
  return (
    <RadixPopover.Portal>
      <RadixPopover.Content
        aria-label={label}
        align="start"
        sideOffset={8}
        collisionPadding={12}
        className={classNames(styles.content, className)}
        {...props}
      />
    </RadixPopover.Portal>
  );
}
