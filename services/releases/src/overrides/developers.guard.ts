import {
  bearerToken,
  GuardedBy,
  OPERATOR_ACCESS,
  SECURITY_LOG,
  type OperatorAccessPort,
  type OperatorRequest,
} from '@danqing/nest-kit';
import type { SecurityLogPort } from '@danqing/contracts/operators';
import { Inject, Injectable, Optional, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { RELEASE_PLANE } from '../plane/release-plane-token.ts';
import { PUBLISHER_TOKEN_PREFIX } from '../upload/publisher-token.ts';
import { PUBLISHER_AUDIENCE, PublishersGuard, type PublisherAudience } from '../upload/publishers.guard.ts';

@Injectable()
export class DevelopersGuard implements CanActivate {
  readonly #publishers: PublishersGuard;

  constructor(
    @Inject(RELEASE_PLANE) plane: ReleasePlane,
    @Inject(PUBLISHER_AUDIENCE) audience: PublisherAudience,
    @Inject(OPERATOR_ACCESS) private readonly operators: OperatorAccessPort,
    @Optional() @Inject(SECURITY_LOG) log?: SecurityLogPort,
  ) {
    this.#publishers = new PublishersGuard(plane, audience, log);
  }

  async canActivate(context: ExecutionContext): Promise<true> {
    const request = context.switchToHttp().getRequest<OperatorRequest>();
    if (bearerToken(request)?.startsWith(PUBLISHER_TOKEN_PREFIX))
      return this.#publishers.canActivate(context);
    request.operator = await this.operators.authorize(request, 'change');
    return true;
  }
}

/**
 * Requires an operator's or a publisher's token. Otherwise the response is UNAUTHENTICATED, or RATE_LIMITED
 * after many wrong tokens.
 */
export const Developers = () => GuardedBy('operators and publishers', DevelopersGuard);
