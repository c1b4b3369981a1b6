import { memberDataPort, pagesPort } from '@danqing/contracts/ports';
import {
  DatabaseModule,
  JsonQueries,
  moderationControllers,
  portToken,
  provideAuthors,
  provideModeration,
} from '@danqing/nest-kit';
import type { DynamicModule } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { MemberColors } from './author/member-colors.ts';
import { TokenController } from './collectible/token.controller.ts';
import { TokenService } from './collectible/token.service.ts';
import { CollectibleController } from './collectible/collectible.controller.ts';
import { CollectibleService } from './collectible/collectible.service.ts';
import { ColorController } from './color/color.controller.ts';
import { ColorService } from './color/color.service.ts';
import { PicturePaths } from './color/picture-paths.ts';
import { cocreateDatabase } from './database/cocreate-database.ts';
import type { CocreateSettings } from './cocreate-settings.ts';
import { StudioKnowledge } from './generation/studio-knowledge.ts';
import { GenerationController } from './generation/generation.controller.ts';
import type { ColorGenerator, NameSuggester } from './generation/color-generator.ts';
import { GenerationService, MODEL_GENERATOR, MODEL_SUGGESTER } from './generation/generation.service.ts';
import { ListController } from './listing/list.controller.ts';
import { ListService } from './listing/list.service.ts';
import { MaintenanceService } from './maintenance/maintenance.service.ts';
import { ChainWork } from './minting/chain-work.service.ts';
import { MintController } from './minting/mint.controller.ts';
import { MintService } from './minting/mint.service.ts';
import { CONFIGURED_CHAIN, openChain, type ConfiguredChain } from './minting/configured-chain.ts';
import { SiteAddress } from './minting/site-address.ts';
import { MODERATED_COLORS } from './moderation/moderated-colors.ts';
import { ColorPages } from './pages/color-pages.service.ts';
import { SearchController } from './search/search.controller.ts';
import { RefusedWords } from './words/refused-words.service.ts';
import { WordsController } from './words/words.controller.ts';

const PAGES_PORT = portToken(pagesPort('cocreate'));
const MEMBER_DATA_PORT = portToken(memberDataPort('cocreate'));

export interface CocreateModuleOptions extends CocreateSettings {
  databaseUrl: string;
  imports?: NonNullable<DynamicModule['imports']>;
}

export const CONTROLLERS = [
  ListController,
  SearchController,
  ColorController,
  ...moderationControllers(MODERATED_COLORS),
  WordsController,
  GenerationController,
  CollectibleController,
  TokenController,
  MintController,
];

export class CocreateModule {
  static forRoot(options: CocreateModuleOptions): DynamicModule {
    const { databaseUrl, basePath, publicUrl, chain, imports = [] } = options;
    return {
      module: CocreateModule,
      imports: [DatabaseModule.forService(cocreateDatabase(databaseUrl)), ...imports],
      controllers: CONTROLLERS,
      providers: [
        {
          provide: JsonQueries,
          inject: [getDataSourceToken('cocreate')],
          useFactory: (dataSource: DataSource) => new JsonQueries(dataSource),
        },
        { provide: PicturePaths, useValue: new PicturePaths(basePath) },
        { provide: SiteAddress, useValue: new SiteAddress(publicUrl, basePath) },
        {
          provide: CONFIGURED_CHAIN,
          useFactory: (): Promise<ConfiguredChain | null> | null => chain && openChain(chain),
        },
        { provide: MODEL_GENERATOR, useFactory: () => openGenerator(options) },
        { provide: MODEL_SUGGESTER, useFactory: () => openSuggester(options) },
        provideAuthors('cocreate'),
        CollectibleService,
        ColorPages,
        { provide: PAGES_PORT, useExisting: ColorPages },
        ColorService,
        ChainWork,
        MintService,
        TokenService,
        StudioKnowledge,
        GenerationService,
        ListService,
        MaintenanceService,
        MemberColors,
        { provide: MEMBER_DATA_PORT, useExisting: MemberColors },
        provideModeration(MODERATED_COLORS),
        RefusedWords,
      ],
      exports: [PAGES_PORT, MEMBER_DATA_PORT],
    };
  }
}

// The model client takes 30 MB of memory, so it is imported only when a model is configured.

async function openGenerator({ models, colorModel }: CocreateSettings): Promise<ColorGenerator | null> {
  if (!models || !colorModel) return null;
  const { openModels } = await import('@danqing/model-client');
  const { ModelColorGenerator } = await import('./generation/model/model-color-generator.ts');
  return new ModelColorGenerator(openModels(models)(colorModel), colorModel);
}

async function openSuggester({ models, nameModel }: CocreateSettings): Promise<NameSuggester | null> {
  if (!models || !nameModel) return null;
  const { openModels } = await import('@danqing/model-client');
  const { ModelNameSuggester } = await import('./generation/model/model-name-suggester.ts');
  return new ModelNameSuggester(openModels(models)(nameModel), nameModel);
}
