import type { AuthenticatedUser } from '@danqing/contracts/identity';
import {
  orderIdSchema,
  ordersQuerySchema,
  type OrderResponse,
  type OrdersQuery,
  type OrdersResponse,
} from '@danqing/contracts/payments';
import { AppError, CurrentUser, withErrorCode, Members, requestLocale } from '@danqing/nest-kit';
import { Controller, Get, Header, Inject, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { MemberOrders } from './member-orders.service.ts';

const memberIdSchema = z.coerce.number().int().min(1);

@Controller('api/users/:id/orders')
@Members()
export class MemberOrdersController {
  constructor(@Inject(MemberOrders) private readonly orders: MemberOrders) {}

  @Get()
  @Header('cache-control', 'no-store')
  async list(
    @Param('id', { schema: memberIdSchema }) id: number,
    @Query({ schema: ordersQuerySchema }) query: OrdersQuery,
    @CurrentUser() { userId }: AuthenticatedUser,
    @Req() { headers }: FastifyRequest,
  ): Promise<OrdersResponse> {
    if (id !== userId) throw new AppError('FORBIDDEN');
    return withErrorCode('ORDERS_FAILED', () => this.orders.list(userId, query, requestLocale(headers)));
  }

  @Get(':orderId')
  @Header('cache-control', 'no-store')
  async one(
    @Param('id', { schema: memberIdSchema }) id: number,
    @Param('orderId', { schema: orderIdSchema }) orderId: string,
    @CurrentUser() { userId }: AuthenticatedUser,
    @Req() { headers }: FastifyRequest,
  ): Promise<OrderResponse> {
    if (id !== userId) throw new AppError('FORBIDDEN');
    return withErrorCode('ORDERS_FAILED', () => this.orders.get(userId, orderId, requestLocale(headers)));
  }
}
