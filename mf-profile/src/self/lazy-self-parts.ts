import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { lazyChunk } from '@danqing/ui-kit';
import { selfCatalogues } from './self-catalogues.ts';

export const avatarDialog = lazyChunk(() =>
  withLateTexts(
    'self',
    selfCatalogues,
    import('./avatar-dialog.tsx').then((module) => module.AvatarDialog),
  ),
);

export const accountSettings = lazyChunk(() =>
  withLateTexts(
    'self',
    selfCatalogues,
    import('./account-settings.tsx').then((module) => module.AccountSettings),
  ),
);
