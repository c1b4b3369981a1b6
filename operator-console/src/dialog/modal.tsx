import { IconButton } from '@danqing/ui-kit';
import X from '@danqing/ui-kit/icons/x';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLanguage } from '../language/language.ts';
import styles from './modal.module.css';

export interface ModalProps {
  title: string;
  lead?: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Uses the native dialog element. The ui-kit's dialog locks scrolling with a style element, which this page's
 * policy blocks. Initial focus goes to `data-first-focus`; closing restores focus.
 */
export function Modal({ title, lead, onClose, children }: ModalProps) {
  const { t } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    element?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
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
      <header className={styles.head}>
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          {lead && <p id={`${id}-lead`}>{lead}</p>}
        </div>
        <IconButton label={t.close} onClick={onClose}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </header>
      {children}
    </dialog>
  );
}
