import type { DrawnPalette, Locale } from '@danqing/contracts';
import { AppError } from '@danqing/nest-kit';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Card, Icon } from './card/card.ts';
import { DrawingProcess } from './process/drawing-process.ts';
import type { DrawingFormat, DrawingJob } from './process/job.ts';
import { DrawingQueue } from './queue/drawing-queue.ts';
import { prepareSheet } from './sheet/prepare-sheet.ts';

export interface DrawingRequest {
  palette: DrawnPalette;
  format: DrawingFormat;
  /** Of the few words of ours on the sheet. */
  locale: Locale;
  /** Of the client. */
  address: string;
}

/** Draws palettes, and the pictures of links, as files: one at a time and off the event loop. */
@Injectable()
export class DrawingService implements OnApplicationShutdown {
  constructor(
    @Inject(DrawingQueue) private readonly queue: DrawingQueue,
    @Inject(DrawingProcess) private readonly process: DrawingProcess,
  ) {}

  /** Throws IMAGE_FAILED, and RATE_LIMITED or SERVICE_UNAVAILABLE when too many are waiting. */
  draw({ palette, format, locale, address }: DrawingRequest): Promise<Buffer> {
    return this.run(address, () => ({ format, sheet: prepareSheet(palette, locale) }));
  }

  /** The PNG of a card. Throws like `draw`. */
  drawCard(card: Card, address: string): Promise<Buffer> {
    return this.run(address, () => ({ format: 'card', card }));
  }

  /** The PNG of an icon. Throws like `draw`. */
  drawIcon(icon: Icon, address: string): Promise<Buffer> {
    return this.run(address, () => ({ format: 'icon', icon }));
  }

  private run(address: string, job: () => DrawingJob): Promise<Buffer> {
    return this.queue.run(address, async () => {
      try {
        return await this.process.draw(job());
      } catch (cause) {
        throw new AppError('IMAGE_FAILED', { cause });
      }
    });
  }

  onApplicationShutdown(): Promise<void> {
    return this.process.stop();
  }
}
