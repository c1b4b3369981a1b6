import { Menu, MenuContent, MenuTrigger } from '@danqing/ui-kit';
import { useRef, type ReactNode } from 'react';
import type { OpenedMenuProps } from './late-menu.tsx';
import menu from './menu.module.css';

/** A menu of the bar, open at first. `byKey`: at the first opening the focus goes to its first item. */
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
          // The library saw no key: it was not there yet.
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
