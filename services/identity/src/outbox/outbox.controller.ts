import { randomBytes } from 'node:crypto';
import { outboxQuerySchema, type OutboxResponse, type OutboxMessage } from '@danqing/contracts/identity';
import { AppError, Public, ThisMachineGuard } from '@danqing/nest-kit';
import {
  Controller,
  Get,
  Header,
  Inject,
  Logger,
  Query,
  Req,
  Res,
  UseGuards,
  type OnModuleInit,
} from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import type { z } from 'zod';
import { Secrets } from '../secret/secrets.ts';
import { OutboxKey } from './outbox-key.ts';
import { lockedPage, outboxPage } from './outbox-page.ts';
import { selectMessages } from './outbox.queries.ts';

/**
 * Shows one-time codes to local requests that know the outbox key of this server start. Registered only on a
 * development machine without senders.
 */
@Controller()
@Public()
@UseGuards(ThisMachineGuard)
export class OutboxController implements OnModuleInit {
  constructor(
    @Inject(getDataSourceToken('identity')) private readonly dataSource: DataSource,
    @Inject(OutboxKey) private readonly key: OutboxKey,
    @Inject(Secrets) private readonly secrets: Secrets,
  ) {}

  onModuleInit(): void {
    new Logger(OutboxController.name).warn(
      'No sender is configured: one-time codes are kept in /dev/outbox, which the link on the terminal opens',
    );
  }

  @Get('api/dev/outbox')
  @Header('cache-control', 'no-store')
  async list(
    @Query({ schema: outboxQuerySchema }) { to, key }: z.infer<typeof outboxQuerySchema>,
    @Req() request: FastifyRequest,
  ): Promise<OutboxResponse> {
    if (!this.key.opens(key) && !this.key.isKnownTo(request)) throw new AppError('OUTBOX_LOCKED');
    return { success: true, data: await this.#messagesTo(to) };
  }

  @Get('dev/outbox')
  async page(
    @Query({ schema: outboxQuerySchema }) { to, key }: z.infer<typeof outboxQuerySchema>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    reply.header('cache-control', 'no-store');
    if (this.key.opens(key)) {
      await reply.header('set-cookie', this.key.cookie()).redirect(this.key.page, 303);
      return;
    }
    const open = this.key.isKnownTo(request);
    const nonce = randomBytes(16).toString('base64');
    const page = open ? outboxPage(await this.#messagesTo(to), nonce) : lockedPage(nonce);
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
    reply.status(open ? 200 : 403).header('content-security-policy', policy);
    await reply.header('content-type', 'text/html; charset=utf-8').send(page);
  }

  #messagesTo(to: string | undefined): Promise<OutboxMessage[]> {
    return selectMessages(this.dataSource, to === undefined ? undefined : [to, this.secrets.pseudonym(to)]);
  }
}
