import { DrawingLanes } from '@danqing/drawing/lanes';
import { Module } from '@nestjs/common';
import { DRAW_CARD } from '../card/card.service.ts';
import { PAINT_LAYERS } from '../painting/studio/studio-painter.ts';
import { CROP_PICTURE, SCALE_PICTURE } from '../picture/picture-store.ts';
import { DRAW_VIDEO } from '../video/studio/studio-animator.ts';
import { cropIn, drawCardIn, drawVideoIn, openLanes, paintIn, scaleIn } from './drawing-lanes.ts';

const inject = [DrawingLanes];

/** Provides the drawing functions. Features inject them by token, so that they do not import the lanes. */
@Module({
  providers: [
    { provide: DrawingLanes, useFactory: openLanes },
    { provide: PAINT_LAYERS, useFactory: paintIn, inject },
    { provide: DRAW_VIDEO, useFactory: drawVideoIn, inject },
    { provide: CROP_PICTURE, useFactory: cropIn, inject },
    { provide: SCALE_PICTURE, useFactory: scaleIn, inject },
    { provide: DRAW_CARD, useFactory: drawCardIn, inject },
  ],
  exports: [PAINT_LAYERS, DRAW_VIDEO, CROP_PICTURE, SCALE_PICTURE, DRAW_CARD],
})
export class DrawingModule {}
