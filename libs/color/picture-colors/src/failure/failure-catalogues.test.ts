import { checkTexts } from '@danqing/shell-sdk/area-checks';
import { failureCatalogues } from './failure-catalogues.ts';

checkTexts([failureCatalogues], import.meta.dirname);
