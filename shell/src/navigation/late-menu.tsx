import { toast } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { latePart } from '@danqing/ui-kit';
import { useState, type ComponentProps, type ComponentType } from 'react';
import { logError } from '../log-error.ts';
import type * as Module from './menus.ts';

/** The menus of the bar with the library that places them, which the first page does without. */
export const menus = latePart(() => import('./menus.ts'));
type Menus = typeof Module;

/** A button with whatever the library adds to it. */
export type MenuFace = ComponentType<ComponentProps<'button'>>;

export interface OpenedMenuProps {
  Face: MenuFace;
  /** It was opened with a key: the focus goes to its first item. */
  byKey: boolean;
}

export interface LateMenuProps {
  Face: MenuFace;
  /** Which of the menus. It brings the same button, and stands open at first. */
  menu: (menus: Menus) => ComponentType<OpenedMenuProps>;
  popup: 'menu' | 'dialog';
}

/** A button whose menu is fetched when it is about to be used, and takes its place when it is. */
export function LateMenu({ Face, menu, popup }: LateMenuProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<{ Menu: ComponentType<OpenedMenuProps>; byKey: boolean } | null>(null);
  if (opened) return <opened.Menu Face={Face} byKey={opened.byKey} />;
  const prepare = () => void menus.load().catch(() => {});
  const open = (byKey: boolean) => {
    const show = (loaded: Menus) => setOpened({ Menu: menu(loaded), byKey });
    const there = menus.get();
    if (there) return show(there);
    menus.load().then(show, (error: unknown) => {
      logError('the menus did not load', error);
      toast({ message: t('area.notLoaded'), variant: 'error' });
    });
  };
  return (
    <Face
      aria-haspopup={popup}
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
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
