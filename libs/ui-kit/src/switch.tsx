import type { ReactNode } from 'react';
import styles from './switch.module.css';

export interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** More about it, for those who point at it. */
  title?: string;
  children: ReactNode;
}

/** Something that is on or off at once, with its name beside it. */
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
