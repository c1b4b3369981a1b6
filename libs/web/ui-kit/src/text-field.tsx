import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './text-field.module.css';
import field from './field.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  labelHidden?: boolean;
  hint?: ReactNode;
  /**
   * States the problem and its fix. It replaces the hint and is announced to assistive technology. The typed
   * text stays unchanged.
   */
  error?: ReactNode;
  leading?: ReactNode;
  trailing?: ReactNode;
  large?: boolean;
}

/**
 * Renders a one-line field with a label above and the hint or error below. `className` applies to the whole
 * field.
 */
export function TextField({
  label,
  labelHidden = false,
  hint,
  error,
  leading,
  trailing,
  large = false,
  className,
  ...input
}: TextFieldProps) {
  const generatedId = useId();
  const id = input.id ?? generatedId;
  const noteId = `${id}-note`;
  const invalid = error !== undefined && error !== null && error !== false && error !== '';
  const note = invalid ? error : hint;
  const labelElement = (
    <label htmlFor={id} className={field.label}>
      {label}
    </label>
  );
  return (
    <div className={classNames(field.field, className)}>
      {labelHidden ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
      <div className={classNames(styles.box, large && styles.large, invalid && styles.invalid)}>
        {leading}
        <input
          type="text"
          aria-invalid={invalid || undefined}
          aria-describedby={note ? noteId : undefined}
          {...input}
          id={id}
          className={styles.input}
        />
        {trailing}
      </div>
      <div id={noteId} role={invalid ? 'alert' : undefined} className={invalid ? styles.error : styles.hint}>
        {note}
      </div>
    </div>
  );
}
