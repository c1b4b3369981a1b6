import type { ServiceDatabase } from '@danqing/nest-kit';
import { KnowPagesOfAuthors1796700200000 } from './migrations/1796700200000-know-pages-of-authors.ts';
import { RemoveVideos1796800000000 } from './migrations/1796800000000-remove-videos.ts';
import { CreateCollections1796256200000 } from './migrations/1796256200000-create-collections.ts';
import { ShowLayers1796342500000 } from './migrations/1796342500000-show-layers.ts';
import { NameTheStudio1796342600000 } from './migrations/1796342600000-name-the-studio.ts';
import { CountReportAndHide1796342700000 } from './migrations/1796342700000-count-report-and-hide.ts';
import { CreateVideos1796342800000 } from './migrations/1796342800000-create-videos.ts';
import { PaintNames1796400000000 } from './migrations/1796400000000-paint-names.ts';
import { ListByMember1796600000000 } from './migrations/1796600000000-list-by-member.ts';
import { CreatePoems1796256100000 } from './migrations/1796256100000-create-poems.ts';

export const creationsDatabase = (url: string): ServiceDatabase => ({
  name: 'creations',
  url,
  entities: [],
  migrations: [
    CreatePoems1796256100000,
    CreateCollections1796256200000,
    ShowLayers1796342500000,
    NameTheStudio1796342600000,
    CountReportAndHide1796342700000,
    CreateVideos1796342800000,
    PaintNames1796400000000,
    ListByMember1796600000000,
    KnowPagesOfAuthors1796700200000,
    RemoveVideos1796800000000,
  ],
});
