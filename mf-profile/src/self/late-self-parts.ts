import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { latePart } from '@danqing/ui-kit';
import { selfCatalogues } from './self-catalogues.ts';

/** The dialog that chooses the member's picture. */
export const avatarDialog = latePart(() =>
  withLateTexts(
    'self',
    selfCatalogues,
    import('./avatar-dialog.tsx').then((module) => module.AvatarDialog),
  ),
);

/** What others see of the member, and where they are signed in: at the foot of the page. */
export const accountSettings = latePart(() =>
  withLateTexts(
    'self',
    selfCatalogues,
    import('./account-settings.tsx').then((module) => module.AccountSettings),
  ),
);
