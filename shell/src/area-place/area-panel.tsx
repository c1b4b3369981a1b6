import { pageTitle } from '@danqing/contracts/page';
import { useTitle } from '@danqing/shell-sdk';
import { createContext, use, useLayoutEffect, type ReactNode } from 'react';
import { useShell } from '../stores/shell-context.ts';
import styles from './area-panel.module.css';

export const PanelContext = createContext<(onScreen: boolean) => void>(() => {});

export interface AreaPanelProps {
  title: string;
  message: string;
  children: ReactNode;
}

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

export const PanelNote = ({ children }: { children: ReactNode }) => (
  <p className={styles.release}>{children}</p>
);
