import { AppError, clientNetwork } from '@danqing/nest-kit';
import { DrawingService, type Card, type DrawingClient, type Icon } from '@danqing/palettes';
import { Inject, Injectable } from '@nestjs/common';
import { TokenBuckets } from '../limits/token-buckets.ts';
import { KeptFiles } from '../kept-files/kept-files.ts';

/** Of pictures of links, about 75 kB each. */
const KEPT_BYTES = 32 * 1024 * 1024;
/** A drawing takes some 20 ms of a core: all networks together may take a tenth of it, after a while without any. */
const OF_ALL = { burst: 200, perSecond: 5 };
const OF_NETWORK = { burst: 40, perSecond: 0.5 };
const NETWORKS = 10_000;
const RETRY_AFTER_SECONDS = 10;

/** Draws the pictures of links and the icons once, and never more of them than the machine can spare. */
@Injectable()
export class PictureService {
  private readonly cards = new KeptFiles<Buffer>(KEPT_BYTES, ({ length }) => length);
  /** There is a handful. */
  private readonly icons = new KeptFiles<Buffer>(Number.POSITIVE_INFINITY, ({ length }) => length);
  private readonly all = new TokenBuckets(OF_ALL, 1);
  private readonly networks = new TokenBuckets(OF_NETWORK, NETWORKS);

  constructor(@Inject(DrawingService) private readonly drawing: DrawingService) {}

  /**
   * The PNG of a card; `version` tells cards apart. Throws RATE_LIMITED when the client's network has had many drawn,
   * SERVICE_UNAVAILABLE when all together have, and IMAGE_FAILED.
   */
  card(card: Card, version: string, { address, signal }: DrawingClient): Promise<Buffer> {
    return this.cards.get(version, signal, async (unwanted) => {
      const retryAfterSeconds = RETRY_AFTER_SECONDS;
      if (!this.networks.take(clientNetwork(address)))
        throw new AppError('RATE_LIMITED', { retryAfterSeconds });
      if (!this.all.take('')) throw new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds });
      return this.drawing.drawCard(card, { address, signal: unwanted });
    });
  }

  /** The PNG of an icon. Throws IMAGE_FAILED. */
  icon(icon: Icon, { address, signal }: DrawingClient): Promise<Buffer> {
    return this.icons.get(JSON.stringify(icon), signal, (unwanted) =>
      this.drawing.drawIcon(icon, { address, signal: unwanted }),
    );
  }
}
