import type { ErrorBody } from '@danqing/contracts/errors';
import type { OperatorRefusal } from '@danqing/contracts/releases';
import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ReleaseError, type ReleaseErrorCode } from '../release/release-error.ts';

const STATUS: Partial<Record<ReleaseErrorCode, number>> = {
  INPUT_INVALID: 400,
  OVERRIDE_ORIGIN_REFUSED: 403,
  OVERRIDE_TOO_LARGE: 413,
  RELEASE_INVALID: 400,
  RELEASE_NOT_FOUND: 404,
  RELEASE_TOO_LARGE: 413,
  RELEASES_PER_DAY: 429,
  ROLLOUT_NOT_FOUND: 404,
  FREEZE_NOT_FOUND: 404,
  APPROVAL_NOT_FOUND: 404,
  APPROVAL_OWN: 403,
};
const CONFLICT = 409;

/** Sends the code of a release plane error, its message for operators and the list of problems. */
@Catch(ReleaseError)
export class ReleaseErrorFilter implements ExceptionFilter<ReleaseError> {
  catch(
    { code, message, details, gate, retryAfterSeconds, frozen }: ReleaseError,
    host: ArgumentsHost,
  ): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    if (reply.sent) return;
    const body: ErrorBody & OperatorRefusal = {
      success: false,
      code,
      message,
      error: message,
      problems: [...details],
      gate,
      ...(frozen && { frozen }),
      traceId: http.getRequest<FastifyRequest>().id,
    };
    if (retryAfterSeconds !== null) reply.header('retry-after', retryAfterSeconds);
    void reply
      .code(STATUS[code] ?? CONFLICT)
      .header('cache-control', 'no-store')
      .send(body);
  }
}
