import { ErrorFilter, toAppError } from '@danqing/nest-kit';
import { Catch } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { ClientLimits } from './client-limits.ts';

/**
 * Counts unknown tokens per network. A valid token is never refused because of wrong tokens from its network,
 * since the count is read only after a failure.
 */
@Catch()
export class WrongTokensFilter extends ErrorFilter {
  constructor(
    private readonly limits: ClientLimits,
    logger: Logger,
  ) {
    super(logger);
  }

  override answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    super.answer(this.#counted(error, request), request, reply);
  }

  count(request: FastifyRequest): void {
    if ('authorization' in request.headers) this.limits.take('wrongTokens', request);
  }

  #counted(error: unknown, request: FastifyRequest): unknown {
    if (toAppError(error).kind !== 'unauthenticated') return error;
    try {
      this.count(request);
      return error;
    } catch (refusal) {
      return refusal;
    }
  }
}
