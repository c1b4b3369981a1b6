import { checkArea } from '@danqing/shell-sdk/area-checks';
import manifest from '../area.json';
import area from './area.ts';
import { gridCatalogues } from './color-grid/grid-catalogues.ts';

checkArea(area, manifest, import.meta.dirname, [gridCatalogues]);
