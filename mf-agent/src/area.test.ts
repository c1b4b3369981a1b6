import { checkArea } from '@danqing/shell-sdk/area-checks';
import manifest from '../area.json';
import area from './area.ts';
import { deckCatalogues } from './deck/deck-catalogues.ts';

checkArea(area, manifest, import.meta.dirname, [deckCatalogues]);
