import { DrawingModule } from '@danqing/palette-drawing';
import { Module } from '@nestjs/common';
import { DrawingController } from './drawing.controller.ts';

/** A separate module, because the gateway imports the drawing without this HTTP API. */
@Module({ imports: [DrawingModule], controllers: [DrawingController] })
export class DrawingHttpModule {}
