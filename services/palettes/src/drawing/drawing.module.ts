import { Module } from '@nestjs/common';
import { DrawingLanes } from './drawing-lanes.ts';
import { DrawingService } from './drawing.service.ts';

const SCRIPT = import.meta.url.endsWith('.ts') ? './process/drawing.main.ts' : './process/drawing.main.js';

/** Draws palettes as pictures and as sheets to print, and exports the service that draws. Needs no database. */
@Module({
  providers: [
    DrawingService,
    {
      provide: DrawingLanes,
      useFactory: () =>
        new DrawingLanes({
          script: new URL(SCRIPT, import.meta.url),
          timeLimitMs: 15_000,
          unwantedLimitMs: 500,
          idleLimitMs: 2 * 60_000,
          memoryLimit: 768 * 1024 * 1024,
          limits: {
            cards: { total: 64, perNetwork: 16, price: 2_000 },
            usual: { total: 32, perNetwork: 4, price: 3_000 },
            costly: { total: 16, perNetwork: 2, price: 12_000 },
          },
        }),
    },
  ],
  exports: [DrawingService],
})
export class DrawingModule {}
