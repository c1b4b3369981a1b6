import { classNames, IconButton } from '@danqing/ui-kit';
import X from '@danqing/ui-kit/icons/x';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLanguage } from './language/language.ts';
import styles from './panel.module.css';

export interface PanelProps {
  title: string;
  lead: string;
  className?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A part of the page below the areas. Takes the focus, and so scrolls into view; closing restores it. */
export function Panel({ title, lead, className, onClose, children }: PanelProps) {
  const { t } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    const opener = document.activeElement;
    heading.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <section className={classNames(styles.panel, className)} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{lead}</p>
        <IconButton label={t.close} onClick={onClose}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </header>
      {children}
    </section>
  );
}
