import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { ERROR_STATUS } from '@danqing/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { isDatabaseOverrun, isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { RefusedByServiceError, toAppError } from './app-error.ts';
import { errorBody } from './error-body.ts';
import { requestLocale } from './request-locale.ts';

const OVERRUN_LOG_INTERVAL_MS = 10_000;

const isAbort = (cause: unknown): boolean => cause instanceof Error && cause.name === 'AbortError';

/**
 * Exception filter that answers every error with an error body in the request's language. It does not log
 * errors that the client caused.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  #overrunTold = -Infinity;

  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const failure = toAppError(error);
    if (reply.raw.destroyed && (failure.kind === 'unavailable' || isAbort(failure.cause))) {
      this.logger.debug({ traceId: request.id }, 'stopped: the client is gone');
    } else if (failure.kind === 'internal') {
      this.logger.error({ err: failure.cause ?? failure, traceId: request.id }, 'request failed');
    } else if (isDatabaseOverrun(failure.cause)) {
      this.#tellOfOverrun(failure.cause as Error);
    } else if (isDatabaseUnavailable(failure.cause)) {
      this.logger.debug({ traceId: request.id }, 'answered without the database');
    } else if (failure.kind === 'unavailable' && failure.cause instanceof RefusedByServiceError) {
      this.logger.debug({ traceId: request.id, reason: failure.cause.message }, 'a service cannot answer');
    } else if (failure.kind === 'unavailable') {
      this.logger.warn({ err: failure.cause ?? failure, traceId: request.id }, 'service unavailable');
    }
    if (reply.sent) return;
    const body = errorBody(failure.code, requestLocale(request.headers), request.id, failure.field);
    if (failure.kind === 'unauthenticated') reply.header('www-authenticate', 'Bearer');
    if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds);
    void reply
      .code(ERROR_STATUS[failure.kind])
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send({
        ...body,
        ...(failure.challenge && { challenge: failure.challenge }),
        ...(failure.needs && { needs: failure.needs }),
      });
  }

  #tellOfOverrun({ message }: Error): void {
    if (performance.now() - this.#overrunTold < OVERRUN_LOG_INTERVAL_MS) return;
    this.#overrunTold = performance.now();
    this.logger.warn({ reason: message }, 'the database is overrun, requests are refused');
  }
}
