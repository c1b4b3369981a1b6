import { Menu, MenuContent, MenuTrigger } from '@danqing/ui-kit';
import { useRef, type ReactNode } from 'react';
import menu from './menu.module.css';
import type { OpenedMenuProps } from './opened-menu.ts';

export function BarMenu({ Face, byKey, children }: OpenedMenuProps & { children: ReactNode }) {
  const waiting = useRef(byKey);
  return (
    <Menu defaultOpen>
      <MenuTrigger asChild>
        <Face />
      </MenuTrigger>
      <MenuContent
        className={menu.menu}
        onFocus={({ target, currentTarget }) => {
          // Radix was not loaded when the key was pressed, so it does not focus the first item itself.
          if (!waiting.current || target !== currentTarget) return;
          waiting.current = false;
          currentTarget.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
        }}
      >
        {children}
      </MenuContent>
    </Menu>
  );
}
