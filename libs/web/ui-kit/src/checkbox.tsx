import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  children: ReactNode;
}

/** Renders a checkbox with its label, which may contain links. */
export function Checkbox({ children, ...input }: CheckboxProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" className={styles.box} {...input} />
      <span>{children}</span>
    </label>
  );
}
