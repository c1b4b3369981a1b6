import {
  colorsPort,
  creditsPort,
  identityPort,
  palettesPort,
  securityLogPort,
} from '@danqing/contracts/ports';
import { defineService } from '@danqing/nest-kit';
import { ClaimController } from './download/claim.controller.ts';
import { DrawingController } from './drawing/drawing.controller.ts';
import { PublicPalettesController } from './listing/public-palettes.controller.ts';
import { MemberPalettesController } from './member/member-palettes.controller.ts';
import { PaletteOperatorController } from './moderation/palette-operator.controller.ts';
import { ReportController } from './moderation/report.controller.ts';
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
    ReportController,
    PaletteOperatorController,
    DrawingController,
    MemberPalettesController,
  ],
  needs: [identityPort, creditsPort, colorsPort, securityLogPort],
  jobs: true,
  offers: palettesPort,
  pages: [PALETTE_PAGE],
  module: ({ databaseUrl }) => PalettesModule.forRoot({ databaseUrl }),
});
