import { creationsPort, memberDataPort, pagesPort } from '@danqing/contracts/ports';
import {
  Authors,
  DatabaseModule,
  moderationControllers,
  portToken,
  provideAuthors,
  provideModeration,
} from '@danqing/nest-kit';
import type { DynamicModule } from '@nestjs/common';
import { CardModule } from './card/card.module.ts';
import { CollectionModule } from './collection/collection.module.ts';
import type { CreationsSettings } from './creations-settings.ts';
import { creationsDatabase } from './database/creations-database.ts';
import { DrawingModule } from './drawing/drawing.module.ts';
import { MaintenanceService } from './maintenance/maintenance.service.ts';
import { MemberController } from './member/member.controller.ts';
import { MemberCreations } from './member/member-creations.ts';
import { MODERATED_CREATIONS } from './moderation/moderated-creations.ts';
import { CreationPages } from './pages/creation-pages.service.ts';
import type { Painter } from './painting/painter.ts';
import { PaintingModule } from './painting/painting.module.ts';
import { PictureModule } from './picture/picture.module.ts';
import { PoemModule } from './poem/poem.module.ts';
import { SEED_AT_START, SeedWork } from './seed/seed-work.ts';
import type { Animator } from './video/animator.ts';
import { StoreModule } from './store/store.module.ts';
import { VideoModule } from './video/video.module.ts';

const PAGES_PORT = portToken(pagesPort('creations'));
const CREATIONS_PORT = portToken(creationsPort);
const MEMBER_DATA_PORT = portToken(memberDataPort('creations'));

export interface CreationsModuleOptions extends CreationsSettings {
  databaseUrl: string;
  painter?: Painter;
  animator?: Animator;
  videoPollMs?: number;
  /** Modules that export `Jobs` and the identity, credits and colours ports, unless those are global. */
  imports?: NonNullable<DynamicModule['imports']>;
}

class AuthorModule {}

export class CreationsModule {
  static forRoot(options: CreationsModuleOptions): DynamicModule {
    const { databaseUrl, imports = [] } = options;
    // Nest shares a dynamic module between its importers if they import the same object.
    const authors = { module: AuthorModule, imports, providers: [provideAuthors('creations')], exports: [Authors] };
    const store = StoreModule.forRoot(options);
    const pictures = PictureModule.forRoot(options.basePath, [store, DrawingModule]);
    const paintings = PaintingModule.forRoot(options, [...imports, authors, pictures, DrawingModule]);
    const videos = VideoModule.forRoot(options, [...imports, authors, store, pictures, DrawingModule]);
    const collections = CollectionModule.forRoot([authors, pictures, videos]);
    const cards = CardModule.forRoot([collections, pictures, DrawingModule]);
    return {
      module: CreationsModule,
      imports: [
        DatabaseModule.forService(creationsDatabase(databaseUrl)),
        DrawingModule,
        PoemModule.forRoot(options, imports),
        ...[authors, pictures, paintings, videos, collections, cards],
        ...imports,
      ],
      controllers: [...moderationControllers(MODERATED_CREATIONS), MemberController],
      providers: [
        MaintenanceService,
        provideModeration(MODERATED_CREATIONS),
        SeedWork,
        { provide: SEED_AT_START, useValue: options.seed },
        CreationPages,
        { provide: PAGES_PORT, useExisting: CreationPages },
        MemberCreations,
        { provide: CREATIONS_PORT, useExisting: MemberCreations },
        { provide: MEMBER_DATA_PORT, useExisting: MemberCreations },
      ],
      exports: [PAGES_PORT, CREATIONS_PORT, MEMBER_DATA_PORT],
    };
  }
}
