import { randomBytes } from 'node:crypto';
import {
  orderIdSchema,
  sandboxActionRequestSchema,
  type SandboxActionResponse,
} from '@danqing/contracts/payments';
import { Public, ThisMachineGuard } from '@danqing/nest-kit';
import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { SandboxBank } from './sandbox-bank.ts';
import { sandboxPage } from './sandbox-page.ts';

/**
 * The checkout of the sandbox: public like a provider's, to who has the order's id. On a development machine alone, and
 * for requests from there: through a proxy it is not there.
 */
@Controller('api/payments/sandbox/checkout')
@Public()
@UseGuards(ThisMachineGuard)
export class SandboxController {
  constructor(@Inject(SandboxBank) private readonly bank: SandboxBank) {}

  @Get(':orderId')
  async page(
    @Param('orderId', { schema: orderIdSchema }) orderId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const order = await this.bank.find(orderId);
    const nonce = randomBytes(16).toString('base64');
    const policy = `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
    reply.header('content-security-policy', policy).header('cache-control', 'no-store');
    await reply.header('content-type', 'text/html; charset=utf-8').send(sandboxPage(order, nonce));
  }

  @Post(':orderId')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async act(
    @Param('orderId', { schema: orderIdSchema }) orderId: string,
    @Body({ schema: sandboxActionRequestSchema }) { action }: z.output<typeof sandboxActionRequestSchema>,
  ): Promise<SandboxActionResponse> {
    const { url, noticeFailed } = await this.bank.act(orderId, action);
    return { success: true, url, notice_failed: noticeFailed };
  }
}
