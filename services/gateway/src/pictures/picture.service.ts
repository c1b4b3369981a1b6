import { DrawingService, type Card, type DrawingClient, type Icon } from '@danqing/palette-drawing';
import { Inject, Injectable } from '@nestjs/common';
import { CostlyWorkLimits, LIMIT_FACTOR } from '../limits/costly-work.ts';
import { FileCache } from '../file-cache/file-cache.ts';

const CACHE_BYTES = 32 * 1024 * 1024;
/**
 * A drawing takes 20 ms of processor time. The total limit is therefore a tenth of a core, with bursts of 200
 * drawings.
 */
const LIMITS = { network: { burst: 40, perSecond: 0.5 }, total: { burst: 200, perSecond: 5 } };

@Injectable()
export class PictureService {
  readonly #cards = new FileCache<Buffer>(CACHE_BYTES, ({ length }) => length);
  readonly #icons = new FileCache<Buffer>(Number.POSITIVE_INFINITY, ({ length }) => length);
  readonly #limits: CostlyWorkLimits;

  constructor(
    @Inject(DrawingService) private readonly drawing: DrawingService,
    @Inject(LIMIT_FACTOR) factor: number,
  ) {
    this.#limits = new CostlyWorkLimits({ ...LIMITS, factor });
  }

  /**
   * @param version cache key; unique for each card
   * @throws {AppError} RATE_LIMITED when the client's network exceeds its limit, SERVICE_UNAVAILABLE when all
   *   clients together do, IMAGE_FAILED when drawing fails
   */
  card(card: Card, version: string, { address, signal }: DrawingClient): Promise<Buffer> {
    return this.#cards.get(version, signal, async (unwanted) => {
      this.#limits.take(address);
      return this.drawing.drawCard(card, { address, signal: unwanted });
    });
  }

  icon(icon: Icon, { address, signal }: DrawingClient): Promise<Buffer> {
    return this.#icons.get(JSON.stringify(icon), signal, (unwanted) =>
      this.drawing.drawIcon(icon, { address, signal: unwanted }),
    );
  }
}
