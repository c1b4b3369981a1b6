import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { lazyChunk, logError } from '@danqing/ui-kit';
import type { ChosenColor } from '../model/chosen-color.ts';
import { shelfCatalogues } from './saved-colors-catalogues.ts';

const load = () => import('./saved-colors-panel.tsx');

export const savedColorsPanel = lazyChunk(() =>
  withLateTexts(
    'shelf',
    shelfCatalogues,
    load().then((module) => module.SavedColorsPanel),
  ),
);

export const remember = (color: ChosenColor): void => {
  load().then(
    ({ shelf }) => shelf.remember(color),
    (error: unknown) => logError('generator: a chosen colour could not be remembered', error),
  );
};
