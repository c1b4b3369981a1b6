import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { lazyChunk } from '@danqing/ui-kit';
import { memberCatalogues } from './member-catalogues.ts';

export const memberScreen = lazyChunk(() =>
  withLateTexts(
    'member',
    memberCatalogues,
    import('./member-screen.tsx').then((module) => module.MemberScreen),
  ),
);
