import type { IdentityPort } from '@danqing/contracts/identity';
import type { Locale } from '@danqing/contracts/locale';
import { DrawingLanes } from '@danqing/drawing/lanes';
import { AppError, IDENTITY_PORT } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { selectOrder } from '../order/order.queries.ts';
import type { ReceiptSeller } from './receipt-seller.ts';
import { prepareReceipt } from './prepare-receipt.ts';
import type { renderers } from './renderers.ts';

export const RECEIPT_SELLER = Symbol('RECEIPT_SELLER');

/** Measured CPU time of one receipt, in milliseconds. */
const PRICE = 30;

const RENDERERS = import.meta.url.endsWith('.ts') ? './renderers.ts' : './renderers.js';
export type ReceiptLanes = DrawingLanes<'receipts', typeof renderers>;

export const openReceiptLanes = (): ReceiptLanes =>
  new DrawingLanes({
    renderers: new URL(RENDERERS, import.meta.url),
    timeLimitMs: 10_000,
    unwantedLimitMs: 500,
    idleLimitMs: 2 * 60_000,
    memoryLimit: 512 * 1024 * 1024,
    lanes: { receipts: { total: 32, perNetwork: 4, price: 2_000 } },
    failure: 'RECEIPT_FAILED',
  });

export interface ReceiptRequest {
  userId: number;
  orderId: string;
  locale: Locale;
  address: string;
  signal: AbortSignal;
}

@Injectable()
export class Receipts {
  constructor(
    @Inject(getDataSourceToken('payments')) private readonly dataSource: DataSource,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(DrawingLanes) private readonly lanes: ReceiptLanes,
    @Inject(RECEIPT_SELLER) private readonly seller: ReceiptSeller,
  ) {}

  /**
   * Renders a receipt as a PDF.
   *
   * @throws {AppError} ORDER_NOT_FOUND, ORDER_NOT_PAID, RECEIPT_FAILED, or the lane's error when too many
   *   requests wait
   */
  async draw({ userId, orderId, locale, address, signal }: ReceiptRequest): Promise<Buffer> {
    const order = await selectOrder(this.dataSource, orderId);
    if (order?.userId !== userId) throw new AppError('ORDER_NOT_FOUND');
    if (order.status !== 'completed') throw new AppError('ORDER_NOT_PAID');
    const member = await this.identity.findMember(userId);
    const receipt = prepareReceipt(order, { payer: member?.name ?? '', seller: this.seller, locale });
    return this.lanes
      .lane('receipts')
      .draw({ address, price: PRICE, signal }, () => ({ renderer: 'receipt', input: receipt }));
  }
}
