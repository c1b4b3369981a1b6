import {
  applyPatternRequestSchema,
  type ApplyPatternRequest,
  type ApplyPatternResponse,
} from '@danqing/contracts/agent';
import type { AuthenticatedUser } from '@danqing/contracts/identity';
import { clientAddress, CurrentUserOrNull, disconnectSignal, OptionalMember } from '@danqing/nest-kit';
import { Body, Controller, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MockUpStarter } from './mock-up-starter.ts';
import { MockUpWatch } from './mock-up-watch.ts';

/** Below the gateway's timeout of one minute. */
const RESPONSE_TIMEOUT_MS = 50_000;

@Controller('api/ai/apply-pattern')
@OptionalMember()
export class MockUpController {
  constructor(
    @Inject(MockUpStarter) private readonly begin: MockUpStarter,
    @Inject(MockUpWatch) private readonly watch: MockUpWatch,
  ) {}

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async apply(
    @Body({ schema: applyPatternRequestSchema }) body: ApplyPatternRequest,
    @CurrentUserOrNull() member: AuthenticatedUser | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ApplyPatternResponse> {
    const userId = member?.userId ?? null;
    const signal = AbortSignal.any([AbortSignal.timeout(RESPONSE_TIMEOUT_MS), disconnectSignal(reply)]);
    const id = await this.begin.begin(body, { userId, address: clientAddress(request) }, signal);
    return this.watch.answer(id, userId, signal);
  }
}
