import { checkArea } from '@danqing/shell-sdk/area-checks';
import manifest from '../area.json';
import area from './area.ts';
import { newColorCatalogues } from './new-color/new-color-catalogues.ts';
import { nftCatalogues } from './nfts/nft-catalogues.ts';
import { colorCatalogues } from './one-color/color-catalogues.ts';

checkArea(area, manifest, import.meta.dirname, [colorCatalogues, newColorCatalogues, nftCatalogues]);
