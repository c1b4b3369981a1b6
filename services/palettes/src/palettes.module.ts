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
import { AuthorService } from './author/author.service.ts';
import { palettesDatabase } from './database/palettes-database.ts';
import { ClaimController } from './download/claim.controller.ts';
import { ClaimService } from './download/claim.service.ts';
import { DownloadService } from './download/download.service.ts';
import { DrawingHttpModule } from './drawing/drawing-http.module.ts';
import { PublicPalettesController } from './listing/public-palettes.controller.ts';
import { PublicPalettesService } from './listing/public-palettes.service.ts';
import { MaintenanceService } from './maintenance/maintenance.service.ts';
import { MemberPalettes } from './member/member-palettes.ts';
import { MemberPalettesController } from './member/member-palettes.controller.ts';
import { MODERATED_PALETTES } from './moderation/moderated-palettes.ts';
import { OwnPalettesController } from './own/own-palettes.controller.ts';
import { OwnPalettesService } from './own/own-palettes.service.ts';
import { PageCountService } from './page-count/page-count.service.ts';
import { PalettePages } from './pages/palette-pages.service.ts';
import { ChangeService } from './palette/change.service.ts';
import { PaletteController } from './palette/palette.controller.ts';
import { PaletteService } from './palette/palette.service.ts';
import { SearchWords } from './search/search-words.ts';

const PAGES_PORT = portToken(pagesPort('palettes'));
const MEMBER_DATA_PORT = portToken(memberDataPort('palettes'));

export interface PalettesModuleOptions {
  databaseUrl: string;
  imports?: NonNullable<DynamicModule['imports']>;
}

export class PalettesModule {
  static forRoot({ databaseUrl, imports = [] }: PalettesModuleOptions): DynamicModule {
    return {
      module: PalettesModule,
      imports: [DatabaseModule.forService(palettesDatabase(databaseUrl)), DrawingHttpModule, ...imports],
      controllers: [
        OwnPalettesController,
        PublicPalettesController,
        PaletteController,
        ClaimController,
        ...moderationControllers(MODERATED_PALETTES),
        MemberPalettesController,
      ],
      providers: [
        {
          provide: JsonQueries,
          inject: [getDataSourceToken('palettes')],
          useFactory: (dataSource: DataSource) => new JsonQueries(dataSource),
        },
        provideAuthors('palettes'),
        AuthorService,
        OwnPalettesService,
        PaletteService,
        ChangeService,
        PublicPalettesService,
        SearchWords,
        ClaimService,
        DownloadService,
        PageCountService,
        MaintenanceService,
        MemberPalettes,
        { provide: MEMBER_DATA_PORT, useExisting: MemberPalettes },
        provideModeration(MODERATED_PALETTES),
        PalettePages,
        { provide: PAGES_PORT, useExisting: PalettePages },
      ],
      exports: [PAGES_PORT, MEMBER_DATA_PORT],
    };
  }
}
