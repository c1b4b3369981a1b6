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

/** Pictures of links, usual sheets, and sheets with many rare characters, each apart from the others. */
export type PaletteLanes = DrawingLanes<'cards' | 'usual' | 'costly', typeof renderers>;

/** Of a drawn palette. */
export type DrawingFormat = 'png' | 'pdf';

/** Who asks for a drawing. */
export interface DrawingClient {
  /** Its address. */
  address: string;
  /** Aborted when it is gone, or does not want the drawing any more. */
  signal: AbortSignal;
}

export interface DrawingRequest extends DrawingClient {
  palette: DrawnPalette;
  format: DrawingFormat;
  /** Of the few words of ours on the sheet, and of what names mean. */
  locale: Locale;
  /** The traditional colours, whose names the sheet explains. */
  traditional: readonly Color[];
}

/** Draws palettes, and the pictures of links, as files: off the event loop, networks in turn. */
@Injectable()
export class DrawingService {
  constructor(@Inject(DrawingLanes) private readonly lanes: PaletteLanes) {}

  /**
   * @throws {AppError} IMAGE_FAILED, or EXPORT_FAILED for a PDF; RATE_LIMITED or SERVICE_UNAVAILABLE when too many
   * drawings are waiting
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

  /** The PNG of a card. Throws like `draw`. */
  drawCard(card: Card, client: DrawingClient): Promise<Buffer> {
    return this.lanes
      .lane('cards')
      .draw({ ...client, price: CARD_PRICE }, () => ({ renderer: 'card', input: card }));
  }

  /** The PNG of an icon. Throws like `draw`. */
  drawIcon(icon: Icon, client: DrawingClient): Promise<Buffer> {
    return this.lanes
      .lane('cards')
      .draw({ ...client, price: CARD_PRICE }, () => ({ renderer: 'icon', input: icon }));
  }
}
