import { checkArea } from '@danqing/shell-sdk/area-checks';
import manifest from '../area.json';
import area from './area.ts';
import { ownDataCatalogues } from './own-data/own-data-catalogues.ts';

checkArea(area, manifest, import.meta.dirname, [ownDataCatalogues]);
