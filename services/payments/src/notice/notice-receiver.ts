import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '@danqing/nest-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { OrderTransitions, type Outcome } from '../transitions/order-transitions.ts';
import type { ProviderName } from '../order/order.ts';
import {
  noticeSchema,
  NoticeRefusedError,
  readNoticePart,
  type Notice,
  type PaymentProvider,
} from '../provider/provider.ts';
import { Providers } from '../provider/providers.ts';

@Injectable()
export class NoticeReceiver {
  readonly #logger = new Logger('Payments');

  constructor(
    @Inject(Providers) private readonly providers: Providers,
    @Inject(OrderTransitions) private readonly moves: OrderTransitions,
  ) {}

  /**
   * Returns once the notice is processed or can have no effect. Rejects when the provider should retry.
   *
   * @throws {AppError} NOTICE_REFUSED, or ROUTE_NOT_FOUND when the provider is not configured
   */
  async receive(name: ProviderName, body: Buffer, headers: IncomingHttpHeaders): Promise<Outcome> {
    const provider = this.providers.named(name);
    if (!provider) throw new AppError('ROUTE_NOT_FOUND');
    const { eventId, report } = await this.#read(provider, body, headers);
    if (!report) return 'nothing to do';
    return this.moves.receive(report, { provider: name, name: `notice ${eventId}`, eventId });
  }

  async #read(provider: PaymentProvider, body: Buffer, headers: IncomingHttpHeaders): Promise<Notice> {
    try {
      // A valid signature proves the sender, not the content.
      return readNoticePart(noticeSchema, await provider.readNotice(body, headers));
    } catch (error) {
      if (!(error instanceof NoticeRefusedError)) throw error;
      this.#logger.warn(`A notice of ${provider.name} is refused: ${error.message}`);
      throw new AppError('NOTICE_REFUSED', { cause: error });
    }
  }
}
