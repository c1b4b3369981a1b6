import type { ErrorCode } from '@danqing/contracts/errors';
import type { OnApplicationShutdown } from '@nestjs/common';
import { DrawingProcess, type DrawingProcessOptions } from '../process/drawing-process.ts';
import type { Renderers } from '../process/job.ts';
import { SpareProcess } from '../process/spare-process.ts';
import { DrawingLane } from './drawing-lane.ts';
import { DrawingQueue, type QueueLimits } from './drawing-queue.ts';

export interface DrawingLanesOptions<Lane extends string> extends DrawingProcessOptions {
  renderers: URL;
  lanes: Record<Lane, QueueLimits>;
  failure: ErrorCode;
}

/** The drawing lanes of a service: independent queues and processes that share one spare process. */
export class DrawingLanes<Lane extends string, Given extends Renderers> implements OnApplicationShutdown {
  readonly spare: SpareProcess;
  readonly #lanes: ReadonlyMap<string, DrawingLane<Given>>;

  constructor({ renderers, lanes, failure, ...options }: DrawingLanesOptions<Lane>) {
    this.spare = new SpareProcess({ renderers, idleLimitMs: options.idleLimitMs });
    const open = (limits: QueueLimits) =>
      new DrawingLane<Given>(new DrawingQueue(limits), new DrawingProcess(this.spare, options), failure);
    this.#lanes = new Map(Object.entries<QueueLimits>(lanes).map(([name, limits]) => [name, open(limits)]));
  }

  lane(name: Lane): DrawingLane<Given> {
    return this.#lanes.get(name)!;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.spare.stop();
    await Promise.all([...this.#lanes.values()].map(({ process }) => process.stop()));
  }
}
