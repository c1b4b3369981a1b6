import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { latePart } from '@danqing/ui-kit';
import { memberCatalogues } from './member-catalogues.ts';

export const memberScreen = latePart(() =>
  withLateTexts(
    'member',
    memberCatalogues,
    import('./member-screen.tsx').then((module) => module.MemberScreen),
  ),
);
