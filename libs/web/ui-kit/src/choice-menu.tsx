import ChevronDown from './icons/chevron-down.ts';
import styles from './choice-menu.module.css';
import { lazyChunk } from './lazy-chunk.ts';
import { LazyMenu } from './lazy-menu.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export const choiceList = lazyChunk(() =>
  import(/* webpackChunkName: "floating" */ './choice-list.tsx').then((module) => module.ChoiceList),
);

export interface ChoiceMenuProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/**
 * Renders a menu for choosing one of a few options. It does not use Radix's Select, which hides the page from
 * assistive technology but leaves its elements focusable.
 */
export function ChoiceMenu<Value extends string>({
  label,
  value,
  options,
  onChange,
}: ChoiceMenuProps<Value>) {
  const face = (
    <button type="button" className={styles.trigger}>
      <VisuallyHidden>{label} </VisuallyHidden>
      {options.find((option) => option.value === value)?.label}
      <ChevronDown size={16} strokeWidth={1.6} aria-hidden="true" />
    </button>
  );
  return (
    <LazyMenu
      face={face}
      chunk={choiceList}
      opened={(List, byKey) => (
        <List
          face={face}
          byKey={byKey}
          value={value}
          options={options}
          onChange={(next) => onChange(next as Value)}
        />
      )}
    />
  );
}
