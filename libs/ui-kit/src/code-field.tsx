import { useId, useState, type ClipboardEvent, type ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './code-field.module.css';

export interface CodeFieldProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'maxLength' | 'type'
> {
  label: string;
  /** Digits to enter. */
  length: number;
  value: string;
  /** Called with digits only, `length` at most. */
  onChange: (value: string) => void;
  invalid?: boolean;
}

/**
 * One input for a one-time code, drawn as a cell for each digit. Browsers fill it in from a message; a pasted text
 * gives its digits.
 */
export function CodeField({ label, length, value, onChange, invalid, className, ...input }: CodeFieldProps) {
  const generatedId = useId();
  const id = input.id ?? generatedId;
  const [selection, setSelection] = useState<readonly [number, number]>([0, 0]);
  const [start, end] = selection;
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    // The field's own way would cut `123 456` at six characters and then lose the last digit.
    event.preventDefault();
    onChange(digitsOf(event.clipboardData.getData('text'), length));
  };
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={classNames(styles.cells, invalid && styles.invalid)}>
        <input
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={invalid || undefined}
          {...input}
          id={id}
          type="text"
          maxLength={length}
          value={value}
          onChange={(event) => onChange(digitsOf(event.currentTarget.value, length))}
          onPaste={onPaste}
          onSelect={({ currentTarget: input }) =>
            setSelection([input.selectionStart ?? 0, input.selectionEnd ?? 0])
          }
          className={styles.input}
        />
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            aria-hidden="true"
            className={classNames(
              styles.cell,
              index === Math.min(start, length - 1) && styles.current,
              index >= start && index < end && styles.selected,
            )}
          >
            {value[index]}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The first run of that many digits, else all digits; full-width ones count. */
function digitsOf(text: string, length: number): string {
  const plain = text.normalize('NFKC');
  const run = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(plain)?.[0];
  return run ?? plain.replace(/\D/g, '').slice(0, length);
}
