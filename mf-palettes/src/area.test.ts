import { checkArea } from '@danqing/shell-sdk/area-checks';
import manifest from '../area.json';
import area from './area.ts';
import { inkCatalogues } from './import/ink-catalogues.ts';
import { paletteCatalogues } from './one-palette/palette-catalogues.ts';

checkArea(area, manifest, import.meta.dirname, [paletteCatalogues, inkCatalogues]);
