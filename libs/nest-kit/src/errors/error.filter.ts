import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { ERROR_STATUS, ERRORS, type ErrorBody } from '@danqing/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { toAppError } from './app-error.ts';
import { requestLocale } from './request-locale.ts';

/** The one place where a failure becomes an answer: status by kind, the sentence in the request's language, nothing else. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  /** For failures in Fastify hooks and handlers, outside of Nest's routes. */
  answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const failure = toAppError(error);
    if (failure.kind === 'internal') {
      this.logger.error({ err: failure.cause ?? failure, traceId: request.id }, 'request failed');
    } else if (failure.kind === 'unavailable') {
      this.logger.warn({ err: failure.cause ?? failure, traceId: request.id }, 'service unavailable');
    }
    if (reply.sent) return;
    const sentence = ERRORS[failure.code].message[requestLocale(request.headers)];
    const body: ErrorBody = {
      success: false,
      code: failure.code,
      message: sentence,
      error: sentence,
      ...(failure.field === undefined ? {} : { field: failure.field }),
      traceId: request.id,
    };
    if (failure.kind === 'unauthenticated') reply.header('www-authenticate', 'Bearer');
    if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds);
    void reply
      .code(ERROR_STATUS[failure.kind])
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(body);
  }
}
