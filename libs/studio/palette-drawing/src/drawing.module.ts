import { DrawingLanes } from '@danqing/drawing/lanes';
import { Module } from '@nestjs/common';
import { DrawingService, type PaletteLanes } from './drawing.service.ts';

const RENDERERS = import.meta.url.endsWith('.ts') ? './renderers.ts' : './renderers.js';

/** Provides `DrawingService` with its lanes. */
@Module({
  providers: [
    DrawingService,
    {
      provide: DrawingLanes,
      useFactory: (): PaletteLanes =>
        new DrawingLanes({
          renderers: new URL(RENDERERS, import.meta.url),
          timeLimitMs: 15_000,
          unwantedLimitMs: 500,
          idleLimitMs: 2 * 60_000,
          memoryLimit: 768 * 1024 * 1024,
          lanes: {
            cards: { total: 64, perNetwork: 16, price: 2_000 },
            usual: { total: 32, perNetwork: 4, price: 3_000 },
            costly: { total: 16, perNetwork: 2, price: 12_000 },
          },
          failure: 'IMAGE_FAILED',
        }),
    },
  ],
  exports: [DrawingService],
})
export class DrawingModule {}
