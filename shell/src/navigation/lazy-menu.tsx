import { toast } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { lazyChunk, logError, prefetchProps, useLazyChunk } from '@danqing/ui-kit';
import { useState } from 'react';
import type * as Module from './menus.ts';
import type { MenuFace } from './opened-menu.ts';

export const menus = lazyChunk(() => import('./menus.ts'));

export interface LazyMenuProps {
  Face: MenuFace;
  menu: keyof typeof Module;
  popup: 'menu' | 'dialog';
}

export function LazyMenu({ Face, menu, popup }: LazyMenuProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<{ byKey: boolean } | null>(null);
  const { part } = useLazyChunk(menus, opened !== null, (error) => {
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
      {...prefetchProps(menus)}
      // A click triggered by the keyboard has a `detail` of 0.
      onClick={({ detail }) => open(detail === 0)}
      onKeyDown={(event) => {
        if (popup !== 'menu' || event.key !== 'ArrowDown') return;
        event.preventDefault();
        open(true);
      }}
    />
  );
}
