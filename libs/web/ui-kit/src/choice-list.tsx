import type { ReactElement } from 'react';
import styles from './choice-menu.module.css';
import { MenuChoice, MenuChoices } from './menu.tsx';
import { OpenedMenu } from './opened-menu.tsx';

interface ChoiceListProps {
  face: ReactElement;
  byKey: boolean;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

export function ChoiceList({ face, byKey, value, options, onChange }: ChoiceListProps) {
  return (
    <OpenedMenu face={face} byKey={byKey} className={styles.menu}>
      <MenuChoices value={value} onValueChange={onChange}>
        {options.map((option) => (
          <MenuChoice key={option.value} value={option.value}>
            {option.label}
          </MenuChoice>
        ))}
      </MenuChoices>
    </OpenedMenu>
  );
}
