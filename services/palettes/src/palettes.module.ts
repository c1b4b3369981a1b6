import { DatabaseModule } from '@danqing/nest-kit';
import type { DynamicModule } from '@nestjs/common';
import { AuthorService } from './author/author.service.ts';
import { Answers } from './database/answers.ts';
import { palettesDatabase } from './database/palettes-database.ts';
import { DownloadService } from './download/download.service.ts';
import { PublicPalettesController } from './listing/public-palettes.controller.ts';
import { PublicPalettesService } from './listing/public-palettes.service.ts';
import { MaintenanceService } from './maintenance/maintenance.service.ts';
import { PageCountService } from './page-count/page-count.service.ts';
import { PaletteController } from './palette/palette.controller.ts';
import { PaletteService } from './palette/palette.service.ts';

/** Injection token of the PalettesPort. */
export const PALETTES_PORT = Symbol('PALETTES_PORT');

export interface PalettesModuleOptions {
  databaseUrl: string;
  /** Modules that export `Jobs` and the IdentityPort. */
  imports: NonNullable<DynamicModule['imports']>;
}

export class PalettesModule {
  static forRoot({ databaseUrl, imports }: PalettesModuleOptions): DynamicModule {
    return {
      module: PalettesModule,
      imports: [DatabaseModule.forService(palettesDatabase(databaseUrl)), ...imports],
      controllers: [PublicPalettesController, PaletteController],
      providers: [
        Answers,
        AuthorService,
        PaletteService,
        PublicPalettesService,
        DownloadService,
        PageCountService,
        MaintenanceService,
        { provide: PALETTES_PORT, useExisting: PaletteService },
      ],
      exports: [PALETTES_PORT],
    };
  }
}
