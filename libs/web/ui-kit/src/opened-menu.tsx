import { useRef, type ComponentProps, type ReactElement } from 'react';
import { Menu, MenuContent, MenuTrigger } from './menu.tsx';

export interface OpenedMenuProps extends ComponentProps<typeof MenuContent> {
  face: ReactElement;
  byKey: boolean;
}

/** Renders a menu that is open at first, for the lazy chunk of a `LazyMenu`. */
export function OpenedMenu({ face, byKey, ...props }: OpenedMenuProps) {
  const waiting = useRef(byKey);
  return (
    <Menu defaultOpen>
      <MenuTrigger asChild>{face}</MenuTrigger>
      <MenuContent
        {...props}
        onFocus={({ target, currentTarget }) => {
          // Radix was not loaded when the key was pressed, so it does not focus the first item itself.
          if (!waiting.current || target !== currentTarget) return;
          waiting.current = false;
          currentTarget.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
        }}
      />
    </Menu>
  );
}
