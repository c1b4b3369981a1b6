import { checkArea } from '@danqing/shell-sdk/area-checks';
import manifest from '../area.json';
import area from './area.ts';
import { gridCatalogues } from './color-grid/grid-catalogues.ts';
import { mixerCatalogues } from './color-mixer/mixer-catalogues.ts';
import { shelfCatalogues } from './color-shelf/saved-colors-catalogues.ts';
import { pictureCatalogues } from './image-colors/picture-catalogues.ts';
import { wallCatalogues } from './color-wall/wall-catalogues.ts';
import { seeingCatalogues } from './seeing/seeing-catalogues.ts';
import { pagePreviewCatalogues } from './page-preview/page-preview-catalogues.ts';
import { storyCatalogues } from './story/story-catalogues.ts';
import { shortcutCatalogues } from './shortcuts/shortcut-catalogues.ts';

checkArea(area, manifest, import.meta.dirname, [
  gridCatalogues,
  pictureCatalogues,
  wallCatalogues,
  storyCatalogues,
  seeingCatalogues,
  mixerCatalogues,
  shelfCatalogues,
  shortcutCatalogues,
  pagePreviewCatalogues,
]);
