import { IconButton } from '@danqing/ui-kit';
import X from '@danqing/ui-kit/icons/x';
import { useEffect, useId, useRef, type ReactNode, type SubmitEvent } from 'react';
import { useLanguage } from '../language/language.ts';
import styles from './modal.module.css';
import { useVisibleViewport } from './use-visible-viewport.ts';

export interface ModalProps {
  title: string;
  lead?: string;
  onClose: () => void;
  onSubmit: (event: SubmitEvent) => void;
  children: ReactNode;
  /** Buttons below the scrolling content. They are always visible. */
  foot: ReactNode;
}

/**
 * Uses the native dialog element. The ui-kit's dialog locks scrolling with a style element, which this page's
 * policy blocks. Closing restores the focus. Initial focus goes to `data-first-focus`; on touch screens it goes
 * to the title, because a virtual keyboard would hide what the dialog is about.
 */
export function Modal({ title, lead, onClose, onSubmit, children, foot }: ModalProps) {
  const { t } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useVisibleViewport(dialog);
  useEffect(() => {
    const before = document.activeElement;
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    if (matchMedia('(pointer: coarse)').matches) heading.current?.focus();
    else element?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={lead ? `${id}-lead` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <header className={styles.head}>
          <div>
            <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            {lead && <p id={`${id}-lead`}>{lead}</p>}
          </div>
          <IconButton label={t.close} onClick={onClose}>
            <X size={18} aria-hidden="true" />
          </IconButton>
        </header>
        <div className={styles.body}>{children}</div>
        <footer className={styles.foot}>{foot}</footer>
      </form>
    </dialog>
  );
}
