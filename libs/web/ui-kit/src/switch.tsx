import type { ReactNode } from 'react';
import styles from './switch.module.css';

export interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  title?: string;
  children: ReactNode;
}

/** Renders a labelled switch whose change takes effect at once. */
export function Switch({ checked, onChange, title, children }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      title={title}
      className={styles.switch}
      onClick={() => onChange(!checked)}
    >
      <span className={styles.track} />
      {children}
    </button>
  );
}
