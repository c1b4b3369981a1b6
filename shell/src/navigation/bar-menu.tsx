import { OpenedMenu } from '@danqing/ui-kit';
import type { ReactNode } from 'react';
import menu from './menu.module.css';
import type { OpenedMenuProps } from './opened-menu.ts';

export function BarMenu({ Face, byKey, children }: OpenedMenuProps & { children: ReactNode }) {
  return (
    <OpenedMenu face={<Face />} byKey={byKey} className={menu.menu}>
      {children}
    </OpenedMenu>
  );
}
