import type { Readable } from 'node:stream';
import { deckIdSchema, lastEventIdSchema, runRequestSchema } from '@danqing/contracts/agent';
import type { AuthenticatedUser } from '@danqing/contracts/identity';
import {
  clientAddress,
  CurrentUserOrNull,
  disconnectSignal,
  OptionalMember,
  toEventStream,
} from '@danqing/nest-kit';
import { Body, Controller, Get, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ParsedRunRequest } from './run-request.ts';
import { RunService } from './run.service.ts';

@Controller('api/agent')
@OptionalMember()
export class RunController {
  constructor(@Inject(RunService) private readonly runs: RunService) {}

  @Post('run-stream')
  @HttpCode(200)
  async begin(
    @Body({ schema: runRequestSchema }) order: ParsedRunRequest,
    @CurrentUserOrNull() member: AuthenticatedUser | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    const client = { userId: member?.userId ?? null, address: clientAddress(request) };
    return toEventStream(await this.runs.begin(order, client, disconnectSignal(reply)), request, reply);
  }

  @Get('runs/:id/events')
  async resume(
    @Param('id', { schema: deckIdSchema }) id: string,
    @CurrentUserOrNull() member: AuthenticatedUser | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    const last = lastEventIdSchema.safeParse(request.headers['last-event-id']).data;
    const client = { userId: member?.userId ?? null, address: clientAddress(request) };
    const events = await this.runs.resume(
      id,
      last === undefined ? undefined : Number(last),
      client,
      disconnectSignal(reply),
    );
    return toEventStream(events, request, reply);
  }
}
