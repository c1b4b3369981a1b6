import './style-nonce.ts';
import * as RadixDialog from 'radix-ui/dialog';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';

/** State of a dialog: `open` and `onOpenChange`. */
export const Dialog = RadixDialog.Root;
/** Names the dialog; every one has it. */
export const DialogTitle = RadixDialog.Title;
/** Says more to assistive technology; pass `aria-describedby={undefined}` to the content of one that has none. */
export const DialogDescription = RadixDialog.Description;
/** A button that closes it; `asChild` to bring one's own. */
export const DialogClose = RadixDialog.Close;

/** The box over the page: it keeps the focus inside; Escape or a press outside closes it. */
export function DialogContent({
  className,
  onPointerDownOutside,
  ...props
}: ComponentProps<typeof RadixDialog.Content>) {
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className={styles.overlay}>
        <RadixDialog.Content
          className={classNames(styles.content, className)}
          onPointerDownOutside={(event) => {
            onPointerDownOutside?.(event);
            if (isOnScrollbar(event.detail.originalEvent)) event.preventDefault();
          }}
          {...props}
        />
      </RadixDialog.Overlay>
    </RadixDialog.Portal>
  );
}

/** Radix takes a press on the scrollbar of the ground for one outside. */
function isOnScrollbar({ target, offsetX }: PointerEvent): boolean {
  return target instanceof HTMLElement && offsetX > target.clientWidth && target.clientWidth > 0;
}
