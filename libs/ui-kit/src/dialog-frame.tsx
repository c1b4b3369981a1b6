import X from './icons/x.ts';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog-frame.module.css';
import { DialogClose, DialogContent, DialogTitle } from './dialog.tsx';

export interface DialogFrameProps extends Omit<ComponentProps<typeof DialogContent>, 'title'> {
  title: ReactNode;
  /** Accessible name of the button that closes it. */
  closeLabel: string;
  /** Hexes of the colours over the title; none: no stripes. */
  colors?: readonly string[];
  /** Has the focus at first; default: the dialog itself. */
  firstFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A dialog under its title, with the button that closes it. */
export function DialogFrame({ title, closeLabel, colors, firstFocus, children, ...props }: DialogFrameProps) {
  return (
    <DialogContent
      aria-describedby={undefined}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        if (firstFocus) firstFocus.current?.focus();
        else focusItself(event);
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
 * For `onOpenAutoFocus`: the dialog has the focus itself, for a first button under the finger would be the one that closes it.
 * After a sign-in the action that led to it has the focus already.
 */
export function focusItself(event: Event): void {
  event.preventDefault();
  const content = event.currentTarget as HTMLElement;
  if (!content.contains(document.activeElement)) content.focus({ preventScroll: true });
}

/** Colours across the top of a dialog. */
export function DialogStripes({ colors, className }: { colors: readonly string[]; className?: string }) {
  return (
    <div className={classNames(styles.stripes, className)} aria-hidden="true">
      {colors.map((hex, index) => (
        <i key={index} style={{ background: hex }} />
      ))}
    </div>
  );
}

/** The cross in a dialog's corner. */
export function DialogCloseButton({ label, className }: { label: string; className?: string }) {
  return (
    <DialogClose asChild>
      <IconButton label={label} className={className}>
        <X size={20} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
    </DialogClose>
  );
}
