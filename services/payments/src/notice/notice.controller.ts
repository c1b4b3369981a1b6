import { AnyQuery, Public, RawBody, ThisMachineGuard } from '@danqing/nest-kit';
import { Body, Controller, Header, HttpCode, Inject, Post, Req, UseGuards } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { NoticeReceiver } from './notice-receiver.ts';

/**
 * Public, because providers authenticate by a signature over the body's bytes. Query parameters are accepted
 * and ignored: operators may have registered URLs with a query, and providers may add parameters.
 */
@Controller('api/payments')
@Public()
@AnyQuery()
export class NoticeController {
  constructor(@Inject(NoticeReceiver) private readonly receiver: NoticeReceiver) {}

  @Post('stripe/notices')
  @RawBody()
  @HttpCode(200)
  async stripe(@Body() body: Buffer, @Req() { headers }: FastifyRequest): Promise<{ received: true }> {
    await this.receiver.receive('stripe', body, headers);
    return { received: true };
  }

  /** Alipay retries the notice for any other response. */
  @Post('alipay/notices')
  @RawBody()
  @HttpCode(200)
  @Header('content-type', 'text/plain; charset=utf-8')
  async alipay(@Body() body: Buffer, @Req() { headers }: FastifyRequest): Promise<string> {
    await this.receiver.receive('alipay', body, headers);
    return 'success';
  }

  @Post('sandbox/notices')
  @UseGuards(ThisMachineGuard)
  @RawBody()
  @HttpCode(200)
  async sandbox(@Body() body: Buffer, @Req() { headers }: FastifyRequest): Promise<{ received: true }> {
    await this.receiver.receive('sandbox', body, headers);
    return { received: true };
  }
}
