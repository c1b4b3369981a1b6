import { toast } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { lazyChunk, LazyMenu as LazyMenuButton, logError } from '@danqing/ui-kit';
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
  return (
    <LazyMenuButton
      face={<Face />}
      chunk={menus}
      popup={popup}
      opened={(module, byKey) => {
        const Menu = module[menu];
        return <Menu Face={Face} byKey={byKey} />;
      }}
      onFailed={(error) => {
        logError('the menus did not load', error);
        toast({ message: t('area.notLoaded'), variant: 'error' });
      }}
    />
  );
}
