import * as DropdownMenu from 'radix-ui/dropdown-menu';
import { useRef, type ReactNode } from 'react';
import menu from './menu.module.css';

/** The floating list of a menu of the bar. `byKey`: the first time it comes up the focus goes to its first item. */
export function MenuContent({ byKey, children }: { byKey: boolean; children: ReactNode }) {
  const waiting = useRef(byKey);
  return (
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        className={menu.menu}
        align="end"
        sideOffset={8}
        collisionPadding={12}
        onFocus={({ target, currentTarget }) => {
          // The library saw no key: it was not there yet.
          if (!waiting.current || target !== currentTarget) return;
          waiting.current = false;
          currentTarget.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
        }}
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  );
}
