import { randomBytes } from 'node:crypto';
import { outboxQuerySchema, type OutboxAnswer, type OutboxMessage } from '@danqing/contracts/identity';
import { Public } from '@danqing/nest-kit';
import {
  Controller,
  Get,
  Header,
  Inject,
  Logger,
  Query,
  Res,
  UseGuards,
  type OnModuleInit,
} from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { FastifyReply } from 'fastify';
import type { DataSource } from 'typeorm';
import type { z } from 'zod';
import { Secrets } from '../secret/secrets.ts';
import { ThisMachineGuard } from './this-machine.guard.ts';
import { outboxPage } from './outbox-page.ts';
import { selectMessages } from './outbox.queries.ts';

/** Shows one-time codes to requests from this machine: registered in development only, while nothing is sent. */
@Controller()
@Public()
@UseGuards(ThisMachineGuard)
export class OutboxController implements OnModuleInit {
  constructor(
    @Inject(getDataSourceToken('identity')) private readonly dataSource: DataSource,
    @Inject(Secrets) private readonly secrets: Secrets,
  ) {}

  onModuleInit(): void {
    new Logger(OutboxController.name).warn(
      'No sender is configured: one-time codes are kept in /dev/outbox, readable from this machine',
    );
  }

  @Get('api/dev/outbox')
  @Header('cache-control', 'no-store')
  async list(
    @Query({ schema: outboxQuerySchema }) { to }: z.infer<typeof outboxQuerySchema>,
  ): Promise<OutboxAnswer> {
    return { success: true, data: await this.messagesTo(to) };
  }

  @Get('dev/outbox')
  async page(
    @Query({ schema: outboxQuerySchema }) { to }: z.infer<typeof outboxQuerySchema>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const nonce = randomBytes(16).toString('base64');
    const page = outboxPage(await this.messagesTo(to), nonce);
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
    reply.header('content-security-policy', policy).header('cache-control', 'no-store');
    await reply.header('content-type', 'text/html; charset=utf-8').send(page);
  }

  /** Messages to the address or number, and to the erased account that had it. */
  private messagesTo(to: string | undefined): Promise<OutboxMessage[]> {
    return selectMessages(this.dataSource, to === undefined ? undefined : [to, this.secrets.pseudonym(to)]);
  }
}
