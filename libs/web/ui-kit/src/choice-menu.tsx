import ChevronDown from './icons/chevron-down.ts';
import styles from './choice-menu.module.css';
import { Menu, MenuChoice, MenuChoices, MenuContent, MenuTrigger } from './menu.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

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
  return (
    <Menu>
      <MenuTrigger className={styles.trigger}>
        <VisuallyHidden>{label} </VisuallyHidden>
        {options.find((option) => option.value === value)?.label}
        <ChevronDown size={16} strokeWidth={1.6} aria-hidden="true" />
      </MenuTrigger>
      <MenuContent className={styles.menu}>
        <MenuChoices value={value} onValueChange={(next) => onChange(next as Value)}>
          {options.map((option) => (
            <MenuChoice key={option.value} value={option.value}>
              {option.label}
            </MenuChoice>
          ))}
        </MenuChoices>
      </MenuContent>
    </Menu>
  );
}
