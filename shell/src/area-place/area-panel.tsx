import { pageTitle } from '@danqing/contracts/page';
import { useTitle } from '@danqing/shell-sdk';
import { createContext, use, useLayoutEffect, type ReactNode } from 'react';
import { useShell } from '../stores/shell-context.ts';
import styles from './area-panel.module.css';

/** Hears whether a panel stands in place of an area: then there is no colour block, and the frame is closed. */
export const PanelContext = createContext<(onScreen: boolean) => void>(() => {});

export interface AreaPanelProps {
  title: string;
  message: string;
  /** The way on, and what else there is to know. */
  children: ReactNode;
}

/** The panel in place of an area: a row of slips, one of them out of line. */
export function AreaPanel({ title, message, children }: AreaPanelProps) {
  const { locale } = useShell();
  const tell = use(PanelContext);
  useTitle(pageTitle(title, locale));
  useLayoutEffect(() => {
    tell(true);
    return () => tell(false);
  }, [tell]);
  return (
    <section className={styles.panel} role="alert">
      <div className={styles.slips} aria-hidden="true">
        {Array.from({ length: 7 }, (_, index) => (
          <i key={index} />
        ))}
      </div>
      <div className={styles.body}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.message}>{message}</p>
        {children}
      </div>
    </section>
  );
}

/** What the panel is about, in small type. */
export const PanelNote = ({ children }: { children: ReactNode }) => (
  <p className={styles.release}>{children}</p>
);
