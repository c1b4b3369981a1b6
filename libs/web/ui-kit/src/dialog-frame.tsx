import X from './icons/x.ts';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog-frame.module.css';
import { DialogClose, DialogContent, DialogTitle } from './dialog.tsx';

export interface DialogFrameProps extends Omit<ComponentProps<typeof DialogContent>, 'title'> {
  title: ReactNode;
  closeLabel: string;
  colors?: readonly string[];
  firstFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Renders a dialog with stripes, a title and a close button. */
export function DialogFrame({ title, closeLabel, colors, firstFocus, children, ...props }: DialogFrameProps) {
  return (
    <DialogContent
      aria-describedby={undefined}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        if (firstFocus) firstFocus.current?.focus();
        else focusDialog(event);
      }}
      {...props}
    >
      {colors && <DialogStripes colors={colors} />}
      <div className={styles.body}>
        <header className={styles.head}>
          <DialogTitle>{title}</DialogTitle>
          <DialogCloseButton label={closeLabel} />
        </header>
        {children}
      </div>
    </DialogContent>
  );
}

/**
 * Handles `onOpenAutoFocus` by focusing the dialog itself, because its first button would be the close
 * button. If the focus is already inside the dialog, as after a sign-in, it stays there.
 */
export function focusDialog(event: Event): void {
  event.preventDefault();
  const content = event.currentTarget as HTMLElement;
  if (!content.contains(document.activeElement)) content.focus({ preventScroll: true });
}

/** Renders a decorative row of colours across the top of a dialog. */
export function DialogStripes({ colors, className }: { colors: readonly string[]; className?: string }) {
  return (
    <div className={classNames(styles.stripes, className)} aria-hidden="true">
      {colors.map((hex, index) => (
        <i key={index} style={{ background: hex }} />
      ))}
    </div>
  );
}

/** Renders the close button in a dialog's corner. */
export function DialogCloseButton({ label, className }: { label: string; className?: string }) {
  return (
    <DialogClose asChild>
      <IconButton label={label} className={className}>
        <X size={20} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
    </DialogClose>
  );
}
