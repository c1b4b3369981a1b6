import * as RadixDialog from 'radix-ui/dialog';
import { useState, type ComponentProps, type RefObject } from 'react';
import { classNames } from './class-names.ts';
import { isInputMethodKey } from './pressed-key.ts';
import styles from './dialog.module.css';

export const Dialog = RadixDialog.Root;
/**
 * Describes the dialog for assistive technology. Pass `aria-describedby={undefined}` to a `DialogContent`
 * without a description.
 */
export const DialogDescription = RadixDialog.Description;
export const DialogClose = RadixDialog.Close;

/** Renders the title that names the dialog. Every dialog needs one. */
export function DialogTitle({ className, ...props }: ComponentProps<typeof RadixDialog.Title>) {
  return <RadixDialog.Title className={classNames(styles.title, className)} {...props} />;
}

/** Returns the element that had the focus when the component mounted, to restore the focus later. */
export function useOpener(): RefObject<HTMLElement | null> {
  const [opener] = useState(() => ({
    current: document.activeElement instanceof HTMLElement ? document.activeElement : null,
  }));
  return opener;
}

export interface DialogContentProps extends ComponentProps<typeof RadixDialog.Content> {
  /** Element that receives the focus when the dialog closes. With null, the caller sets the focus. */
  returnFocus?: RefObject<HTMLElement | null> | null;
}

/**
 * Renders the modal box. It traps the focus; Escape or a press outside closes it, but not the Escape
 * that cancels a candidate of an input method.
 */
export function DialogContent({
  className,
  returnFocus,
  onPointerDownOutside,
  onCloseAutoFocus,
  onEscapeKeyDown,
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
          onEscapeKeyDown={(event) => {
            onEscapeKeyDown?.(event);
            if (isInputMethodKey(event)) event.preventDefault();
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

/** Radix treats a press on the backdrop's scrollbar as a press outside. */
function isOnScrollbar({ target, offsetX }: PointerEvent): boolean {
  return target instanceof HTMLElement && offsetX > target.clientWidth && target.clientWidth > 0;
}
