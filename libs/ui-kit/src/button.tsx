import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'default' | 'primary' | 'quiet' | 'dashed';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** The look of a button for something that is not one: a link that leads to the next step. */
export function buttonClass(variant: ButtonVariant = 'default', size: ButtonSize = 'md'): string {
  return classNames(styles.button, styles[variant], styles[size]);
}

export interface ButtonProps extends ComponentProps<'button'> {
  /** One primary per view; dashed: adds something that is not there yet. */
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A button; `type` is `button` unless told otherwise. */
export function Button({ variant, size, className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={classNames(buttonClass(variant, size), className)} {...props} />;
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name; shown as the tooltip too. */
  label: string;
}

/** A square button whose only content is an icon. */
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
