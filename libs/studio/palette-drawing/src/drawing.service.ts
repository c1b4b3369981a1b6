import type { Color } from '@danqing/contracts/colors';
import type { Locale } from '@danqing/contracts/locale';
import type { DrawnPalette } from '@danqing/contracts/palettes';
import { DrawingLanes } from '@danqing/drawing/lanes';
import { AppError } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Card, Icon } from './card/card.ts';
import { CARD_PRICE, priceOf, USUAL_PRICE } from './price.ts';
import type { renderers } from './renderers.ts';
import { prepareSheet } from './sheet/prepare-sheet.ts';

/** Separate lanes, so that expensive sheets cannot delay cheap ones. */
export type PaletteLanes = DrawingLanes<'cards' | 'usual' | 'costly', typeof renderers>;

export type DrawingFormat = 'png' | 'pdf';

export interface DrawingClient {
  address: string;
  signal: AbortSignal;
}

export interface DrawingRequest extends DrawingClient {
  palette: DrawnPalette;
  format: DrawingFormat;
  locale: Locale;
  traditional: readonly Color[];
}

/** Draws palettes and link cards off the event loop, round-robin by client network. */
@Injectable()
export class DrawingService {
  constructor(@Inject(DrawingLanes) private readonly lanes: PaletteLanes) {}

  /**
   * @throws {AppError} IMAGE_FAILED, or EXPORT_FAILED for a PDF; RATE_LIMITED or SERVICE_UNAVAILABLE when too
   *   many drawings are waiting
   */
  async draw({ palette, format, locale, traditional, ...client }: DrawingRequest): Promise<Buffer> {
    const price = priceOf(palette);
    const lane = this.lanes.lane(price > USUAL_PRICE ? 'costly' : 'usual');
    try {
      return await lane.draw({ ...client, price }, () => ({
        renderer: format,
        input: prepareSheet(palette, locale, traditional),
      }));
    } catch (error) {
      const failed = format === 'pdf' && error instanceof AppError && error.code === 'IMAGE_FAILED';
      throw failed ? new AppError('EXPORT_FAILED', { cause: error.cause }) : error;
    }
  }

  drawCard(card: Card, client: DrawingClient): Promise<Buffer> {
    return this.lanes
      .lane('cards')
      .draw({ ...client, price: CARD_PRICE }, () => ({ renderer: 'card', input: card }));
  }

  drawIcon(icon: Icon, client: DrawingClient): Promise<Buffer> {
    return this.lanes
      .lane('cards')
      .draw({ ...client, price: CARD_PRICE }, () => ({ renderer: 'icon', input: icon }));
  }
}
