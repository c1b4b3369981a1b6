import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'default' | 'primary' | 'quiet' | 'dashed';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** Returns the classes that make another element, such as a link, look like a button. */
export function buttonClass(variant: ButtonVariant = 'default', size: ButtonSize = 'md'): string {
  return classNames(styles.button, styles[variant], styles[size]);
}

export interface ButtonProps extends ComponentProps<'button'> {
  /** Use `primary` once per view, and `dashed` for a button that adds an item. */
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** Renders a button whose `type` defaults to `button`, so that it never submits a form by accident. */
export function Button({ variant, size, className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={classNames(buttonClass(variant, size), className)} {...props} />;
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  label: string;
}

/** Renders a square button whose only content is an icon. */
export function IconButton({ label, className, type = 'button', ...props }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classNames(styles.icon, className)}
      {...props}
    />
  );
}
