import type { ServiceDatabase } from '@danqing/nest-kit';
import { KnowPagesOfAuthors1796700300000 } from './migrations/1796700300000-know-pages-of-authors.ts';
import { CreateColors1796256400000 } from './migrations/1796256400000-create-colors.ts';
import { ModerateColors1796256500000 } from './migrations/1796256500000-moderate-colors.ts';
import { CountNames1796400100000 } from './migrations/1796400100000-count-names.ts';
import { SearchColors1796400400000 } from './migrations/1796400400000-search-colors.ts';
import { MintColors1796500200000 } from './migrations/1796500200000-mint-colors.ts';
import { ExpectManyOfAName1796500300000 } from './migrations/1796500300000-expect-many-of-a-name.ts';
import { DescribeInEveryLanguage1796900100000 } from './migrations/1796900100000-describe-in-every-language.ts';
import { CreateCollectibles1796256600000 } from './migrations/1796256600000-create-collectibles.ts';

export const cocreateDatabase = (url: string): ServiceDatabase => ({
  name: 'cocreate',
  url,
  entities: [],
  migrations: [
    CreateColors1796256400000,
    ModerateColors1796256500000,
    CreateCollectibles1796256600000,
    CountNames1796400100000,
    SearchColors1796400400000,
    MintColors1796500200000,
    ExpectManyOfAName1796500300000,
    KnowPagesOfAuthors1796700300000,
    DescribeInEveryLanguage1796900100000,
  ],
});
