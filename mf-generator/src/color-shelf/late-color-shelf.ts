import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { latePart, logError } from '@danqing/ui-kit';
import type { ChosenColor } from '../model/chosen-color.ts';
import { shelfCatalogues } from './shelf-catalogues.ts';

const load = () => import('./color-shelf.tsx');

export const colorShelf = latePart(() =>
  withLateTexts(
    'shelf',
    shelfCatalogues,
    load().then((module) => module.ColorShelf),
  ),
);

export const remember = (color: ChosenColor): void => {
  load().then(
    ({ shelf }) => shelf.remember(color),
    (error: unknown) => logError('generator: a chosen colour could not be remembered', error),
  );
};
