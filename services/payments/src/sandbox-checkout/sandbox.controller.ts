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
 * The sandbox's checkout, public for anyone who has the order's id. Available only on a development machine
 * and for direct local requests, not through a proxy.
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
