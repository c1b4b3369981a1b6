import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** The label; it may hold links. */
  children: ReactNode;
}

/** A box to tick, with its label beside it. */
export function Checkbox({ children, ...input }: CheckboxProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" className={styles.box} {...input} />
      <span>{children}</span>
    </label>
  );
}
