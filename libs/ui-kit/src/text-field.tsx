import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './text-field.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  /** Keeps the label for assistive technology only, where the place already says what the field is for. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** What is wrong and what to do; replaces the hint and is announced. The text stays as typed. */
  error?: ReactNode;
  /** Icon or short text inside the field, before and after what is typed. */
  leading?: ReactNode;
  trailing?: ReactNode;
  /** The one field that a view is about. */
  large?: boolean;
}

/** One line of text with its label above and its hint or error below. `className` goes to the whole field. */
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
    <label htmlFor={id} className={styles.label}>
      {label}
    </label>
  );
  return (
    <div className={classNames(styles.field, className)}>
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
