import { randomBytes } from 'node:crypto';
import { Public } from '@danqing/nest-kit';
import { Controller, Get, Header, Inject, Query, Res } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { FastifyReply } from 'fastify';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { outboxPage } from './outbox-page.ts';
import { selectMessages, type OutboxMessage } from './outbox.queries.ts';

const querySchema = z.object({ to: z.string().max(320).optional() });

/** Shows one-time codes to anybody: registered in development only. */
@Controller()
@Public()
export class OutboxController {
  constructor(@Inject(getDataSourceToken('identity')) private readonly dataSource: DataSource) {}

  @Get('api/dev/outbox')
  @Header('cache-control', 'no-store')
  async list(
    @Query({ schema: querySchema }) { to }: z.infer<typeof querySchema>,
  ): Promise<{ success: true; data: OutboxMessage[] }> {
    return { success: true, data: await selectMessages(this.dataSource, to) };
  }

  @Get('dev/outbox')
  async page(
    @Query({ schema: querySchema }) { to }: z.infer<typeof querySchema>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const nonce = randomBytes(16).toString('base64');
    const page = outboxPage(await selectMessages(this.dataSource, to), nonce);
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
    reply.header('content-security-policy', policy).header('cache-control', 'no-store');
    await reply.header('content-type', 'text/html; charset=utf-8').send(page);
  }
}
