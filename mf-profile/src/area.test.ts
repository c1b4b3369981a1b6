import { checkArea } from '@danqing/shell-sdk/area-checks';
import manifest from '../area.json';
import area from './area.ts';
import { memberCatalogues } from './member/member-catalogues.ts';
import { ownDataCatalogues } from './own-data/own-data-catalogues.ts';
import { selfCatalogues } from './self/self-catalogues.ts';

checkArea(area, manifest, import.meta.dirname, [memberCatalogues, ownDataCatalogues, selfCatalogues]);
