import { AnyQuery, Public, TakesBytes, ThisMachineGuard } from '@danqing/nest-kit';
import { Body, Controller, Header, HttpCode, Inject, Post, Req, UseGuards } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { NoticeReceiver } from './notice-receiver.ts';

/**
 * Public, for providers have no account here: their signature over the bytes of the body says who they are. An operator may
 * have registered an address with a query at a provider, and providers may add parameters; nothing of them is read.
 */
@Controller('api/payments')
@Public()
@AnyQuery()
export class NoticeController {
  constructor(@Inject(NoticeReceiver) private readonly receiver: NoticeReceiver) {}

  @Post('stripe/notices')
  @TakesBytes()
  @HttpCode(200)
  async stripe(@Body() body: Buffer, @Req() { headers }: FastifyRequest): Promise<{ received: true }> {
    await this.receiver.receive('stripe', body, headers);
    return { received: true };
  }

  /** Any other answer than this word, and Alipay sends the notice again. */
  @Post('alipay/notices')
  @TakesBytes()
  @HttpCode(200)
  @Header('content-type', 'text/plain; charset=utf-8')
  async alipay(@Body() body: Buffer, @Req() { headers }: FastifyRequest): Promise<string> {
    await this.receiver.receive('alipay', body, headers);
    return 'success';
  }

  @Post('sandbox/notices')
  @UseGuards(ThisMachineGuard)
  @TakesBytes()
  @HttpCode(200)
  async sandbox(@Body() body: Buffer, @Req() { headers }: FastifyRequest): Promise<{ received: true }> {
    await this.receiver.receive('sandbox', body, headers);
    return { received: true };
  }
}
