import {
  colorsPort,
  creationsPort,
  creditsPort,
  identityPort,
  securityLogPort,
} from '@danqing/contracts/ports';
import { defineService, moderationControllers } from '@danqing/nest-kit';
import { creationsConfig } from './creations-config.ts';
import { creationsSettings } from './creations-settings.ts';
import { creationsStore } from './store/creations-store.ts';
import { CreationsModule } from './creations.module.ts';
import { CardController } from './card/card.controller.ts';
import { CollectionController } from './collection/collection.controller.ts';
import { MemberController } from './member/member.controller.ts';
import { MODERATED_CREATIONS } from './moderation/moderated-creations.ts';
import { CREATION_PAGES } from './pages/creation-pages.service.ts';
import { PaintingController } from './painting/painting.controller.ts';
import { PictureController } from './picture/picture.controller.ts';
import { PoemController } from './poem/poem.controller.ts';
import { VideoController } from './video/video.controller.ts';
import { VideoRemovalController } from './video/video-removal.controller.ts';
import { VideoFileController } from './video/video-file.controller.ts';

export const service = defineService({
  name: 'creations',
  config: creationsConfig,
  controllers: [
    PoemController,
    PaintingController,
    CollectionController,
    PictureController,
    VideoController,
    VideoRemovalController,
    VideoFileController,
    CardController,
    ...moderationControllers(MODERATED_CREATIONS),
    MemberController,
  ],
  needs: [colorsPort, creditsPort, identityPort, securityLogPort],
  jobs: true,
  stores: [creationsStore],
  offers: creationsPort,
  pages: CREATION_PAGES,
  memberData: { works: 'collections' },
  module: ({ config, databaseUrl }) => CreationsModule.forRoot({ ...creationsSettings(config), databaseUrl }),
});
