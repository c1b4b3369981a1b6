import { toast } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { latePart, logError, preloading, useLatePart } from '@danqing/ui-kit';
import { useState, type ComponentProps, type ComponentType } from 'react';
import type * as Module from './menus.ts';

/** The menus of the bar with the library that places them, which the first page does without. */
export const menus = latePart(() => import('./menus.ts'));

/** A button with whatever the library adds to it. */
export type MenuFace = ComponentType<ComponentProps<'button'>>;

export interface OpenedMenuProps {
  Face: MenuFace;
  /** It was opened with a key: the focus goes to its first item. */
  byKey: boolean;
}

export interface LateMenuProps {
  Face: MenuFace;
  /** Which of the menus. It has the same button, and is open at first. */
  menu: keyof typeof Module;
  popup: 'menu' | 'dialog';
}

/** A button whose menu is fetched when it is about to be used, and takes its place when it is. */
export function LateMenu({ Face, menu, popup }: LateMenuProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<{ byKey: boolean } | null>(null);
  const { part } = useLatePart(menus, opened !== null, (error) => {
    logError('the menus did not load', error);
    toast({ message: t('area.notLoaded'), variant: 'error' });
    setOpened(null);
  });
  const Menu = part?.[menu];
  if (opened && Menu) return <Menu Face={Face} byKey={opened.byKey} />;
  const open = (byKey: boolean) => setOpened({ byKey });
  return (
    <Face
      aria-haspopup={popup}
      aria-expanded={false}
      {...preloading(menus)}
      // A press by key has no count of clicks.
      onClick={({ detail }) => open(detail === 0)}
      onKeyDown={(event) => {
        if (popup !== 'menu' || event.key !== 'ArrowDown') return;
        event.preventDefault();
        open(true);
      }}
    />
  );
}
