import type { ServiceDatabase } from '@danqing/nest-kit';
import { KnowPagesOfAuthors1796700100000 } from './migrations/1796700100000-know-pages-of-authors.ts';
import { FoldCharacters1797000100000 } from './migrations/1797000100000-fold-characters.ts';
import { CreatePalettes1795269600000 } from './migrations/1795269600000-create-palettes.ts';
import { ReportAndHide1795996800000 } from './migrations/1795996800000-report-and-hide.ts';
import { ChangePalettes1796169600000 } from './migrations/1796169600000-change-palettes.ts';
import { FindByColorNames1796256000000 } from './migrations/1796256000000-find-by-color-names.ts';
import { ListClaims1796083200000 } from './migrations/1796083200000-list-claims.ts';

export const POOL_SIZE = 10;
/** Maximum connections for searches; the rest serve quick queries. */
export const SEARCH_CONNECTIONS = 6;

export const palettesDatabase = (url: string): ServiceDatabase => ({
  name: 'palettes',
  url,
  entities: [],
  migrations: [
    CreatePalettes1795269600000,
    ReportAndHide1795996800000,
    ListClaims1796083200000,
    ChangePalettes1796169600000,
    FindByColorNames1796256000000,
    KnowPagesOfAuthors1796700100000,
    FoldCharacters1797000100000,
  ],
  poolSize: POOL_SIZE,
});
