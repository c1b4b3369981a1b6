import type { OnApplicationShutdown } from '@nestjs/common';
import { DrawingLane } from './drawing-lane.ts';
import { DrawingProcess, type DrawingProcessOptions } from './process/drawing-process.ts';
import { SpareProcess } from './process/spare-process.ts';
import { DrawingQueue, type QueueLimits } from './queue/drawing-queue.ts';

export interface DrawingLanesOptions extends DrawingProcessOptions {
  /** The script of the processes. */
  script: URL;
  limits: Record<'cards' | 'usual' | 'costly', QueueLimits>;
}

/** What draws: pictures of links, usual sheets, and sheets with many rare characters, each apart from the others. */
export class DrawingLanes implements OnApplicationShutdown {
  readonly cards: DrawingLane;
  readonly usual: DrawingLane;
  readonly costly: DrawingLane;
  readonly spare: SpareProcess;

  constructor({ script, limits, ...options }: DrawingLanesOptions) {
    this.spare = new SpareProcess({ script, idleLimitMs: options.idleLimitMs });
    const lane = (of: QueueLimits) =>
      new DrawingLane(new DrawingQueue(of), new DrawingProcess(this.spare, options));
    this.cards = lane(limits.cards);
    this.usual = lane(limits.usual);
    this.costly = lane(limits.costly);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.spare.stop();
    await Promise.all([this.cards, this.usual, this.costly].map(({ process }) => process.stop()));
  }
}
