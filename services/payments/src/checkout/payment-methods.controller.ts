import type { PaymentMethodsResponse } from '@danqing/contracts/payments';
import { isOnThisMachine, Public } from '@danqing/nest-kit';
import { Controller, Get, Header, Inject, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Providers } from '../provider/providers.ts';

@Controller('api/payments/methods')
@Public()
export class PaymentMethodsController {
  constructor(@Inject(Providers) private readonly providers: Providers) {}

  @Get()
  @Header('cache-control', 'no-store')
  list(@Req() request: FastifyRequest): PaymentMethodsResponse {
    return { success: true, data: this.providers.methods(isOnThisMachine(request)) };
  }
}
