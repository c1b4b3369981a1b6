import { colorsPort, creditsPort, identityPort, securityLogPort } from '@danqing/contracts/ports';
import { defineService, moderationControllers } from '@danqing/nest-kit';
import { ClaimController } from './download/claim.controller.ts';
import { DrawingController } from './drawing/drawing.controller.ts';
import { PublicPalettesController } from './listing/public-palettes.controller.ts';
import { MemberPalettesController } from './member/member-palettes.controller.ts';
import { MODERATED_PALETTES } from './moderation/moderated-palettes.ts';
import { OwnPalettesController } from './own/own-palettes.controller.ts';
import { PALETTE_PAGE } from './pages/palette-pages.service.ts';
import { PaletteController } from './palette/palette.controller.ts';
import { PalettesModule } from './palettes.module.ts';

export const service = defineService({
  name: 'palettes',
  controllers: [
    OwnPalettesController,
    PublicPalettesController,
    PaletteController,
    ClaimController,
    ...moderationControllers(MODERATED_PALETTES),
    DrawingController,
    MemberPalettesController,
  ],
  needs: [identityPort, creditsPort, colorsPort, securityLogPort],
  jobs: true,
  pages: [PALETTE_PAGE],
  memberData: { works: 'palettes' },
  module: ({ databaseUrl }) => PalettesModule.forRoot({ databaseUrl }),
});
