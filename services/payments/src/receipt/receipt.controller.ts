import type { AuthenticatedUser } from '@danqing/contracts/identity';
import { orderIdSchema, receiptQuerySchema, type ReceiptQuery } from '@danqing/contracts/payments';
import {
  AppError,
  clientAddress,
  CurrentUser,
  withErrorCode,
  Members,
  requestLocale,
} from '@danqing/nest-kit';
import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { RECEIPT_FILE_NAMES } from './receipt-texts.ts';
import { Receipts } from './receipts.service.ts';

const memberIdSchema = z.coerce.number().int().min(1);

@Controller('api/users/:id/orders/:orderId')
@Members()
export class ReceiptController {
  constructor(@Inject(Receipts) private readonly receipts: Receipts) {}

  @Get('receipt.pdf')
  async receipt(
    @Param('id', { schema: memberIdSchema }) id: number,
    @Param('orderId', { schema: orderIdSchema }) orderId: string,
    @Query({ schema: receiptQuerySchema }) { language }: ReceiptQuery,
    @CurrentUser() { userId }: AuthenticatedUser,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (id !== userId) throw new AppError('FORBIDDEN');
    const locale = language ?? requestLocale(request.headers);
    const asked = { userId, orderId, locale, address: clientAddress(request), signal: request.signal };
    const file = await withErrorCode('RECEIPT_FAILED', () => this.receipts.draw(asked));
    const name = encodeURIComponent(`${RECEIPT_FILE_NAMES[locale]}_${orderId}.pdf`);
    void reply
      .header('content-type', 'application/pdf')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
      .send(file);
  }
}
