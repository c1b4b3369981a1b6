import type { ReactElement } from 'react';
import styles from './choice-menu.module.css';
import type { ChoiceMenuProps } from './choice-menu.tsx';
import { MenuChoice, MenuChoices } from './menu.tsx';
import { OpenedMenu } from './opened-menu.tsx';

interface ChoiceListProps extends Omit<ChoiceMenuProps<string>, 'label'> {
  face: ReactElement;
  byKey: boolean;
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
