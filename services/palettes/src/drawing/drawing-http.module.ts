import { Module } from '@nestjs/common';
import { DrawingController } from './drawing.controller.ts';
import { DrawingModule } from './drawing.module.ts';

/** What members have drawn over HTTP; apart, because the gateway draws too, where this service runs on its own. */
@Module({ imports: [DrawingModule], controllers: [DrawingController] })
export class DrawingHttpModule {}
