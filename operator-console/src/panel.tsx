import { IconButton } from '@danqing/ui-kit';
import X from '@danqing/ui-kit/icons/x';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLanguage } from './language/language.ts';
import styles from './panel.module.css';

export interface PanelProps {
  title: string;
  lead: string;
  onClose: () => void;
  children: ReactNode;
}

/** A part of the page below the areas. It scrolls into view and takes the focus; closing restores the focus. */
export function Panel({ title, lead, onClose, children }: PanelProps) {
  const { t } = useLanguage();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    const opener = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <section ref={section} className={styles.panel} aria-labelledby={id}>
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
