import { Module } from '@nestjs/common';
import { DrawingController } from './drawing.controller.ts';
import { DrawingService } from './drawing.service.ts';
import { DrawingProcess } from './process/drawing-process.ts';
import { DrawingQueue } from './queue/drawing-queue.ts';

const SCRIPT = import.meta.url.endsWith('.ts') ? './process/drawing.main.ts' : './process/drawing.main.js';

/** Draws palettes as pictures and as sheets to print, and exports the service that draws. Needs no database. */
@Module({
  controllers: [DrawingController],
  providers: [
    DrawingService,
    { provide: DrawingQueue, useFactory: () => new DrawingQueue({ total: 32, perAddress: 4 }) },
    {
      provide: DrawingProcess,
      useFactory: () =>
        new DrawingProcess({
          script: new URL(SCRIPT, import.meta.url),
          timeLimitMs: 15_000,
          idleLimitMs: 2 * 60_000,
        }),
    },
  ],
  exports: [DrawingService],
})
export class DrawingModule {}
