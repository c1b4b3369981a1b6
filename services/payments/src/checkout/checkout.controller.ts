import type { AuthenticatedUser } from '@danqing/contracts/identity';
import {
  payRequestSchema,
  type PaymentMethod,
  type StripeCheckoutResponse,
} from '@danqing/contracts/payments';
import { AppError, CurrentUser, isOnThisMachine, Members, requestLocale } from '@danqing/nest-kit';
import { Body, Controller, Header, HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { CheckoutService } from './checkout.service.ts';

type Paid = z.output<typeof payRequestSchema>;

@Controller('api/users/payment')
@Members()
export class CheckoutController {
  constructor(@Inject(CheckoutService) private readonly checkouts: CheckoutService) {}

  @Post('alipay')
  @HttpCode(200)
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  async alipay(
    @Body({ schema: payRequestSchema }) body: Paid,
    @CurrentUser() member: AuthenticatedUser,
    @Req() request: FastifyRequest,
  ): Promise<string> {
    const { checkout } = await this.#begin('alipay', body, member, request);
    if (checkout.kind !== 'form') throw new AppError('PAYMENT_ORDER_FAILED');
    return checkout.html;
  }

  @Post('stripe-checkout')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async stripe(
    @Body({ schema: payRequestSchema }) body: Paid,
    @CurrentUser() member: AuthenticatedUser,
    @Req() request: FastifyRequest,
  ): Promise<StripeCheckoutResponse> {
    const { order, checkout } = await this.#begin('stripe', body, member, request);
    if (checkout.kind !== 'url') throw new AppError('STRIPE_PAYMENT_FAILED');
    return { success: true, url: checkout.url, order_id: order.id };
  }

  #begin(method: PaymentMethod, { credits }: Paid, { userId }: AuthenticatedUser, request: FastifyRequest) {
    return this.checkouts.begin(userId, {
      method,
      credits,
      locale: requestLocale(request.headers),
      onThisMachine: isOnThisMachine(request),
    });
  }
}
