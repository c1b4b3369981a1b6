import { ErrorFilter, toAppError } from '@danqing/nest-kit';
import { Catch, type ArgumentsHost } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { ClientLimits } from './client-limits.ts';

/**
 * Answers failures as everywhere, and counts tokens that turned out to be nobody's by the network that they came from.
 * Asked only then, so a right token is never refused for a neighbour's wrong ones.
 */
@Catch()
export class WrongTokensFilter extends ErrorFilter {
  constructor(
    private readonly limits: ClientLimits,
    logger: Logger,
  ) {
    super(logger);
  }

  override catch(error: unknown, host: ArgumentsHost): void {
    super.catch(this.#counted(error, host.switchToHttp().getRequest<FastifyRequest>()), host);
  }

  #counted(error: unknown, request: FastifyRequest): unknown {
    const isWrongToken = toAppError(error).kind === 'unauthenticated' && 'authorization' in request.headers;
    if (!isWrongToken) return error;
    try {
      this.limits.take('wrongTokens', request);
      return error;
    } catch (refusal) {
      return refusal;
    }
  }
}
