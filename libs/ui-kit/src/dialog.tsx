import './style-nonce.ts';
import * as RadixDialog from 'radix-ui/dialog';
import { useState, type ComponentProps, type RefObject } from 'react';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';

/** State of a dialog: `open` and `onOpenChange`. */
export const Dialog = RadixDialog.Root;
/** Says more to assistive technology; pass `aria-describedby={undefined}` to the content of one that has none. */
export const DialogDescription = RadixDialog.Description;
/** A button that closes it; `asChild` to bring one's own. */
export const DialogClose = RadixDialog.Close;

/** Names the dialog; every one has it. */
export function DialogTitle({ className, ...props }: ComponentProps<typeof RadixDialog.Title>) {
  return <RadixDialog.Title className={classNames(styles.title, className)} {...props} />;
}

/** What had the focus when the component came, to give it back. */
export function useOpener(): RefObject<HTMLElement | null> {
  const [opener] = useState(() => ({
    current: document.activeElement instanceof HTMLElement ? document.activeElement : null,
  }));
  return opener;
}

export interface DialogContentProps extends ComponentProps<typeof RadixDialog.Content> {
  /** Gets the focus when the dialog closes; null: it goes where it is wanted by itself. */
  returnFocus?: RefObject<HTMLElement | null> | null;
}

/** The box over the page: it keeps the focus inside; Escape or a press outside closes it. */
export function DialogContent({
  className,
  returnFocus,
  onPointerDownOutside,
  onCloseAutoFocus,
  ...props
}: DialogContentProps) {
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className={styles.overlay}>
        <RadixDialog.Content
          className={classNames(styles.content, className)}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event);
            if (returnFocus === undefined) return;
            event.preventDefault();
            returnFocus?.current?.focus({ preventScroll: true });
          }}
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
