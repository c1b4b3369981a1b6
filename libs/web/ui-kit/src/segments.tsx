import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './segments.module.css';

export interface SegmentOption<Value extends string> {
  value: Value;
  label: ReactNode;
  lang?: string;
}

export interface SegmentsProps<Value extends string> {
  label: string;
  value: string;
  onChange: (value: Value) => void;
  options: readonly SegmentOption<Value>[];
  className?: string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Renders a radio group of two to five modes with one tab stop. Radix's radio group is not used: it selects
 * with a delay, and fails if the arrow key is released before.
 */
export function Segments<Value extends string>({
  label,
  value,
  onChange,
  options,
  className,
}: SegmentsProps<Value>) {
  const group = useRef<HTMLDivElement>(null);
  const chosen = options.findIndex((option) => option.value === value);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (Math.max(0, chosen) + step + options.length) % options.length;
    const option = options[next];
    if (!option) return;
    onChange(option.value);
    group.current?.querySelectorAll<HTMLElement>('[role=radio]')[next]?.focus();
  };
  return (
    <div ref={group} role="radiogroup" aria-label={label} className={classNames(styles.segments, className)}>
      {options.map((option, index) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={index === chosen}
          tabIndex={index === Math.max(0, chosen) ? 0 : -1}
          lang={option.lang}
          className={styles.segment}
          onClick={() => onChange(option.value)}
          onKeyDown={onKeyDown}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
