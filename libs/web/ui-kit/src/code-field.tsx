import { useId, useState, type ClipboardEvent, type ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './code-field.module.css';
import field from './field.module.css';

export interface CodeFieldProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'maxLength' | 'type'
> {
  label: string;
  length: number;
  value: string;
  onChange: (value: string) => void;
  invalid?: boolean;
}

/**
 * Renders one input for a one-time code, drawn as a cell per digit. It supports autofill from messages and
 * extracts the digits of pasted text.
 */
export function CodeField({ label, length, value, onChange, invalid, className, ...input }: CodeFieldProps) {
  const generatedId = useId();
  const id = input.id ?? generatedId;
  const [selection, setSelection] = useState<readonly [number, number]>([0, 0]);
  const [start, end] = selection;
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    // The default paste would truncate `123 456` to six characters and lose the last digit.
    event.preventDefault();
    onChange(digitsOf(event.clipboardData.getData('text'), length));
  };
  return (
    <div className={classNames(field.field, className)}>
      <label htmlFor={id} className={field.label}>
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

/**
 * Returns the first run of exactly `length` digits, or else the first `length` digits. Full-width digits
 * count.
 */
function digitsOf(text: string, length: number): string {
  const plain = text.normalize('NFKC');
  const run = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(plain)?.[0];
  return run ?? plain.replace(/\D/g, '').slice(0, length);
}
